/** Keeps the pages and all that they are made of, so that they open without a network.
 *
 * Before this script stands what it keeps (`paddock.server.offline`): a version, pages, and files. Everything is named
 * by what is in it, but pages; these name all that they need. A version is fetched whole before it is used, waits until
 * no page of the version before it is left, and clears away that one. Nothing but what it lists is ever kept: what a
 * server is asked and what it answers goes past it.
 */
import { type Kept, nameOf, pageFor } from "./kept";

/** What a worker of this kind is given; the types of a page do not have it. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  readonly paddock: Kept;
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(wanted?: { type: "window"; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(address: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: "push", listener: (event: Pushed) => void): void;
  addEventListener(name: "notificationclick", listener: (event: Clicked) => void): void;
  addEventListener(name: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(name: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(name: "message", listener: (event: MessageEvent) => void): void;
}

const worker = self as unknown as Scope;
const { version, pages, files, spoken, later, asks } = worker.paddock;
const language = new URLSearchParams(worker.location.search).get("lang") ?? "en";
const home = new URL("./", worker.location.href);
const CACHE = `paddock-${version}-${language}`;
const TAKE_OVER = "take over";
const AT_ONCE = 6; // files that are fetched at a time

const first = [...files, ...(spoken[language] ?? [])];
const known = new Set([...first, ...later, ...Object.values(spoken).flat()]);
const address = (name: string): string => new URL(name, home).href;

/** All of a version, or nothing: what could be missing later is no version. */
async function fetchAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const queue = [
    ...Object.values(pages).map((page) => ({ page, fresh: true })),
    ...first.map((page) => ({ page, fresh: false })),
  ];
  const fetchNext = async (): Promise<void> => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { page, fresh } = next;
      const answer = await fetch(address(page), fresh ? { cache: "reload" } : {});
      if (!answer.ok || answer.redirected) throw new Error(`${page}: ${answer.status}`);
      await cache.put(address(page), answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
}

async function clearAway(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith("paddock-") && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** A file, kept or fetched; one that belongs to the version is kept from then on. */
async function file(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(address(name));
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(address(name), answer.clone());
  return answer;
}

/** A page; where a server makes it, it is asked first. A version that waits takes over when the last page goes. */
async function page(request: Request, name: string): Promise<Response> {
  const { waiting } = worker.registration;
  if (waiting && (await worker.clients.matchAll()).length < 2) {
    waiting.postMessage(TAKE_OVER);
    return new Response("", { headers: { Refresh: "0" } });
  }
  const cache = await caches.open(CACHE);
  const kept = await cache.match(address(name));
  if (!asks) return kept ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

worker.addEventListener("install", (event) => event.waitUntil(fetchAll()));
worker.addEventListener("activate", (event) => event.waitUntil(clearAway()));
worker.addEventListener("message", (event) => {
  if (event.data === TAKE_OVER) void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const name = request.method === "GET" ? nameOf(request.url, home) : undefined;
  if (name === undefined) return;
  const shell = request.mode === "navigate" ? pageFor(name, pages) : undefined;
  if (shell !== undefined) event.respondWith(page(request, shell));
  else if (known.has(name)) event.respondWith(file(request, name));
});

// Calls of people who are away

/** What a server tells a browser that it calls (`paddock.server.calls`). */
interface Call {
  title: string;
  body: string;
  path: string;
  tag: string;
  until?: number;
  until_text?: string;
}

/** Until when, in the time of day that it is here. */
function lines({ body, until, until_text }: Call): string {
  if (until === undefined || until_text === undefined) return body;
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return `${body}\n${until_text.replace("{time}", date.format(new Date(until * 1000)))}`;
}

/** Show a call; a later one of the same table takes its place. */
async function show(call: Call): Promise<void> {
  const icon = address("favicon-turn.svg");
  await worker.registration.showNotification(call.title, {
    body: lines(call),
    tag: call.tag,
    icon,
    data: address(call.path.replace(/^\/+/, "")),
  });
}

/** Go to the table that has called, where it is open or anew. */
async function goTo(table: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((each) => each.url === table);
  await (open ? open.focus() : worker.clients.openWindow(table));
}

worker.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Call));
});
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data)));
});
