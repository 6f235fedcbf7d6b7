import { beforeEach, describe, expect, it, vi } from "vitest";
import { TableSocket, wait } from "../src/wire/socket";
import type { FromServer } from "../src/wire/types";

class Line {
  readyState: 0 | 1 | 2 | 3 = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: Record<string, unknown>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome = { type: "welcome", protocol: 2, table: "t", you: "y", name: "Ana", seats: ["A"], seat: "A" };

describe("the socket of a table", () => {
  let lines: Line[];
  let heard: FromServer[];
  let statuses: string[];
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
    lines = [];
    heard = [];
    statuses = [];
    socket = new TableSocket(
      {
        table: "t",
        language: "en",
        seat: "A",
        since: 0,
        onMessage: (message) => heard.push(message),
        onStatus: (status) => statuses.push(status),
      },
      () => {
        const line = new Line();
        lines.push(line);
        return line;
      },
    );
  });

  const last = () => lines.at(-1)!;

  it("goes on where it broke off", () => {
    last().open();
    last().say(welcome);
    last().say({ type: "news", since: 0, seen: 57, told: [], now: {} });
    last().close();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(lines).toHaveLength(2);
    expect(last().sent[0]).toMatchObject({ type: "hello", protocol: 2, form: "numbers", seat: "A", since: 57 });
    expect(statuses).toContain("offline");
  });

  it("sends a command again by itself when the server does not know whether it was done", async () => {
    last().open();
    last().say(welcome);
    const done = socket.command("move", { seat: "A", action: 1 });
    const first = last().sent.at(-1)!;
    last().say({ type: "refusal", id: first.id, code: "try_again", sentence: "..." });
    expect(statuses.at(-1)).toBe("offline");
    vi.advanceTimersByTime(1000);
    expect(last().sent.slice(-2)).toEqual([first, first]);
    last().say({ type: "ack", id: first.id, seen: 3 });
    await expect(done).resolves.toMatchObject({ seen: 3 });
    expect(statuses.at(-1)).toBe("online");
  });

  it("sends a command again with the same id until it is acknowledged, and then no more", async () => {
    last().open();
    last().say(welcome);
    const done = socket.command("move", { seat: "A", action: 1 });
    const first = last().sent.at(-1)!;
    last().close();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent[1]).toEqual(first);
    last().say({ type: "ack", id: first.id, seen: 3 });
    await expect(done).resolves.toMatchObject({ seen: 3 });
    last().close();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent).toHaveLength(1);
  });

  it("rejects with the refusal of the server", async () => {
    last().open();
    const done = socket.command("move", {});
    last().say({
      type: "refusal",
      id: last().sent.at(-1)!.id,
      code: "illegal_move",
      rule: "HEAT-1.2",
      sentence: "No.",
    });
    await expect(done).rejects.toMatchObject({ rule: "HEAT-1.2" });
  });

  it("drops questions when the line breaks: their answers would be out of date", async () => {
    last().open();
    const answer = socket.question("A", 1);
    last().close();
    await expect(answer).rejects.toMatchObject({ code: "offline" });
  });

  it("gives up a line that does not answer", () => {
    last().open();
    void socket.command("move", {});
    vi.advanceTimersByTime(13_000);
    expect(statuses).toContain("offline");
  });

  it("comes again when it was too slow to say hello, and says nothing of it", () => {
    last().say({ type: "bye", code: "hello_first", sentence: "" });
    last().close();
    vi.advanceTimersByTime(1000);
    expect(lines).toHaveLength(2);
    expect(heard).toEqual([]);
  });

  it("ends for good when the server says goodbye for good", () => {
    last().open();
    last().say({ type: "bye", code: "kicked", sentence: "" });
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(statuses.at(-1)).toBe("closed");
  });
});

describe("waiting", () => {
  it("gets longer, has an end, and is never the same for all", () => {
    expect(wait(0, () => 0.5)).toBe(250);
    expect(wait(3, () => 0.5)).toBe(2000);
    expect(wait(20, () => 1)).toBe(12_000);
    expect(wait(3, () => 0)).not.toBe(wait(3, () => 1));
  });
});
