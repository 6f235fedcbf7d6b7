"""Compile the doors of a game to WebAssembly: the rules as Numba has lowered them, optimised for another machine.

Numba gives the whole program of a door as LLVM's intermediate code (see `paddock.engine.linking.Part`). Nothing in it
belongs to a machine but two lines, which say for which it is. So those are changed, all but the doors is made
private, and LLVM does the rest. Rules allocate nothing and call nothing, so nothing has to be imported.

A game has two modules, since whoever races needs only one of them at once: that of a table is fetched by everybody, and
kept small; that of the search is fetched when a bot looks ahead, and kept fast.
"""

from __future__ import annotations

import hashlib
import importlib.util
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import TYPE_CHECKING, Any

import llvmlite
import llvmlite.binding as llvm
from numba import int32, njit

from paddock.engine.jit import cache_folder, can_cache, compiling
from paddock.engine.linking import PartCompiler
from paddock.errors import WasmError
from paddock.notation.files import in_place_of
from paddock.wasm import doors
from paddock.wasm.desk import batch_of, desk_of, tree_of

if TYPE_CHECKING:
    from paddock.games.contract import Game

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+simd128"  #: that every browser of today has
STACK = 1 << 18  #: bytes


def load(game: Game) -> ModuleType:
    """The doors of a game: its verbs and layouts are their globals."""
    module = game.load_around("doors", doors)
    module.iterate, module.whole_race = game.search.iterate, game.loops.whole_race  # type: ignore[attr-defined]
    module.DESK, module.TREE, module.BATCH = desk_of(game), tree_of(game), batch_of(game)  # type: ignore[attr-defined]
    module.LONGEST = game.rules.longest  # type: ignore[attr-defined]
    return module


def built(game: Game, name: str = "table") -> bytes:
    """A module of a game; it is kept beside the compiled rules, and built again only for other sources."""
    kept = cache_folder(game.room) / f"page-{name}-{own_fingerprint()}.wasm"
    with compiling(game.room, "page"):
        try:
            return kept.read_bytes()
        except FileNotFoundError:
            module = build(game, name)
        if can_cache(game.room):
            with in_place_of(kept) as beside:
                beside.write_bytes(module)
        return module


def own_fingerprint() -> str:
    """A hash of all that decides how rules become a module, beside the rules."""
    sources = b"".join(Path(__file__).with_name(f"{name}.py").read_bytes() for name in ("build", "desk", "doors"))
    return hashlib.sha256(f"{llvmlite.__version__} {TRIPLE} {FEATURES}".encode() + sources).hexdigest()[:16]


def build(game: Game, name: str = "table") -> bytes:
    """A module of a game, made anew. The same sources give the same bytes."""
    linker = find_linker()
    machine = target_machine()
    module = program_of(game, name, machine)
    passes = llvm.create_pass_builder(machine, tuning(name))
    passes.getModulePassManager().run(module, passes)
    return link(machine.emit_object(module), [door.__name__ for door in doors.MODULES[name]], linker)


def tuning(name: str) -> Any:
    """How a module is optimised: loops of a table are not written out several times over, as it has time."""
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    if name == "table":
        options.loop_unrolling = options.loop_vectorization = options.slp_vectorization = False
    return options


@cache
def target_machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)


def program_of(game: Game, name: str, machine: Any) -> Any:
    """The doors of a module as one program for that machine, in which only they can be called."""
    whole = llvm.parse_assembly(f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n')
    for door in load(game).MODULES[name]:
        lowered = compiled(door)
        code = for_machine(str(lowered.library._final_module), machine)
        whole.link_in(llvm.parse_assembly(code + plain_call(door.__name__, lowered)))
    names = {door.__name__ for door in doors.MODULES[name]}
    for function in whole.functions:
        if not function.is_declaration and function.name not in names:
            function.linkage = "internal"
    for variable in whole.global_variables:
        variable.linkage = "internal"
    return whole


def compiled(door: Any) -> Any:
    """A door with everything that it calls, lowered and not yet optimised."""
    bare = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False}
    dispatcher: Any = njit(pipeline_class=PartCompiler, nogil=True, error_model="numpy", **bare)(door)
    taken = (int32,) * door.__code__.co_argcount
    dispatcher.compile(taken)
    found = dispatcher.overloads[taken]
    found.library._ensure_finalized()
    return found


def for_machine(code: str, machine: Any) -> str:
    """The same code for another machine, on which size counts, too: what is inlined is for LLVM to say."""
    code = re.sub(r"^target datalayout = .*$", f'target datalayout = "{machine.target_data}"', code, flags=re.MULTILINE)
    code = re.sub(r"^target triple = .*$", f'target triple = "{TRIPLE}"', code, flags=re.MULTILINE)
    return code.replace("alwaysinline", "inlinehint")


def plain_call(name: str, lowered: Any) -> str:
    """A function that takes and gives plain numbers, around one in Numba's manner; what goes wrong there ends all."""
    numbers = range(len(lowered.signature.args))
    taken = ", ".join(f"i32 %a{i}" for i in numbers)
    width = lowered.signature.return_type.bitwidth
    cut = f"trunc i{width} %found to i32" if width > 32 else "add i32 %found, 0"
    return f"""
define i32 @{name}({taken}) {{
  %answer = alloca i{width}
  %why = alloca ptr
  %status = call i32 @{lowered.fndesc.mangled_name}(ptr %answer, ptr %why{"".join(f", i32 %a{i}" for i in numbers)})
  %right = icmp eq i32 %status, 0
  br i1 %right, label %done, label %wrong
wrong:
  call void @llvm.trap()
  unreachable
done:
  %found = load i{width}, ptr %answer
  %cut = {cut}
  ret i32 %cut
}}
declare void @llvm.trap()
"""


def find_linker() -> list[str]:
    """The command of a linker for WebAssembly: LLVM's own, or the one in Zig's package."""
    found = shutil.which("wasm-ld")
    if found is not None:
        return [found]
    if importlib.util.find_spec("ziglang") is not None:
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    raise WasmError("no_linker")


def link(code: bytes, names: list[str], linker: list[str]) -> bytes:
    """Lay a program out in memory, so that a page can run it."""
    with TemporaryDirectory() as folder:
        object_file, module = Path(folder, "game.o"), Path(folder, "game.wasm")
        object_file.write_bytes(code)
        layout = ["--no-entry", "--stack-first", "-z", f"stack-size={STACK}", "--strip-all"]
        exports = [f"--export={name}" for name in (*names, "__heap_base")]
        command = [*linker, *layout, *exports, "-o", str(module), str(object_file)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 (our own command)
        if done.returncode != 0:
            raise WasmError("not_linked", why=done.stderr.strip()[-400:])
        return module.read_bytes()
