/** Who has gained places since the round began. */
import type { TowerRow } from "../boards/room";

export class Changes {
  changes = $state.raw<Record<string, number>>({});
  private moment = Number.NaN;
  private base: Record<string, number> = {};
  private last: Record<string, number> = {};

  note(moment: number, rows: TowerRow[]): void {
    const ranks = Object.fromEntries(rows.map((row) => [row.key, row.rank]));
    if (moment !== this.moment) {
      this.base = Object.keys(this.last).length ? this.last : ranks;
      this.moment = moment;
    }
    this.last = ranks;
    const changes = Object.fromEntries(rows.map((row) => [row.key, (this.base[row.key] ?? row.rank) - row.rank]));
    if (JSON.stringify(changes) !== JSON.stringify(this.changes)) this.changes = changes;
  }
}
