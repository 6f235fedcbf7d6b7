import sys,time
import numpy as np
from paddock import Race
from paddock.bots import ask,bot
from paddock.engine.fate import fates,new_key,key_from_seed
from paddock.engine.records import new
class S:
    def __init__(s,game,seats,settings,iters,nodes=1<<13,seed=0):
        s.g=game; s.n=iters; s.set=np.array(settings,float)
        A=game.actions
        s.keys=np.zeros(nodes,np.int64); s.tot=np.zeros(nodes,np.int32); s.vis=np.zeros((nodes,A),np.int32); s.sums=np.zeros((nodes,A),np.float64)
        s.twin=new(game.state); s.ver=np.zeros((1,A),np.uint8); s.obs=np.zeros((1,game.observation),np.int32); s.w=np.zeros(seats,np.float64); s.path=np.zeros((64,3),np.int32)
        k=key_from_seed(seed); s.f=fates(k,first=1); s.wh=fates(k,first=2)
    def choose(s,race,seat):
        num=race.seats.index(seat)
        legal=race.legal(seat)
        if len(legal)==1: return legal[0]
        s.keys[:]=0; s.tot[:]=0; s.vis[:]=0; s.sums[:]=0
        s.g.search.iterate(race._courses,race._states,num,s.twin,s.f,s.wh,s.ver,s.obs,s.w,s.keys,s.tot,s.vis,s.sums,s.path,s.set,s.n)
        # root
        root=int(s.path[0,0])
        s.root=root
        a=int(np.argmax(s.vis[root]))
        return race._words[a]
if __name__=="__main__":
    g,n,iters,races=sys.argv[1],int(sys.argv[2]),int(sys.argv[3]),int(sys.argv[4])
    settings=[float(x) for x in sys.argv[5].split(",")]
    opts=dict(laps=1) if g=="heat" else {}
    wins=0; t=time.time(); dec=0; st=0
    pilot=bot("pilot",seed=5)
    for i in range(races):
        r=Race(g,n,seed=i//2,**opts)
        me=r.seats[i%2]
        if i==0: s=S(r.game,n,settings,iters)
        while not r.over:
            for seat in list(r.pending):
                if seat not in r.pending: continue
                if seat==me:
                    a=time.time(); m=s.choose(r.guess(seat),seat); st+=time.time()-a; dec+=1
                    r.play(seat,m)
                else: r.play(seat,ask(pilot,r,seat))
        rank=r.scores()[me][0]; others=[r.scores()[x][0] for x in r.seats if x!=me]
        wins+= 1 if rank==1 and all(o>1 for o in others) else 0.5 if rank==1 else 0
        if i%20==19: print(i+1,wins/(i+1),f"{(time.time()-t):.0f}s dec {dec} {dec*iters/st:.0f} it/s",flush=True)
