/** How somebody is called when they are away: what the server keeps of it, and Web Push of this browser. */
import { request } from "../wire/server";

export interface Way {
  id: string;
  name: string;
  address: string;
  made: number;
  /** When it was switched off because it did not answer, and why. */
  off: number | null;
  why: string;
}
export interface Hook extends Way {
  program: string | null;
}
export interface Calls {
  invitations: boolean;
  feed: boolean;
  browsers: Way[];
  hooks: Hook[];
  /** The key of the server, which a browser needs to subscribe. */
  key: string;
}
export interface Feed {
  calendar: string;
  atom: string;
}
export interface Token {
  id: string;
  name: string;
}

const AT = "/api/me/calls";

export const calls = () => request<Calls>("GET", AT);
export const tokens = () => request<Token[]>("GET", "/api/tokens");
export const allowInvitations = (allowed: boolean) => request<Calls>("PUT", `${AT}/invitations`, { allowed });
export const makeFeed = () => request<Feed>("POST", `${AT}/feed`);
export const dropFeed = () => request<null>("DELETE", `${AT}/feed`);
export const addHook = (address: string, name: string, token: string) =>
  request<{ id: string; secret: string }>("POST", `${AT}/hooks`, { address, name, ...(token ? { token } : {}) });
export const dropWay = (id: string) => request<null>("DELETE", `${AT}/${encodeURIComponent(id)}`);
export const switchOn = (id: string) => request<null>("POST", `${AT}/${encodeURIComponent(id)}/on`);

/** Whether this browser can be called here at all. */
export const canPush =
  globalThis.isSecureContext &&
  "serviceWorker" in navigator &&
  "PushManager" in globalThis &&
  "Notification" in globalThis;

async function subscription(): Promise<PushSubscription | null> {
  const registered = await navigator.serviceWorker.getRegistration("/");
  return (await registered?.pushManager.getSubscription()) ?? null;
}

/** The address by which this browser is called; nothing if it is not. */
export const ownAddress = async (): Promise<string | undefined> =>
  canPush ? (await subscription())?.endpoint : undefined;

/** Have this browser called; false if it does not allow that. */
export async function subscribe(key: string, name: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && letters(before.options.applicationServerKey) !== key) await before.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await request("POST", `${AT}/browsers`, { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, name });
  return true;
}

/** Have this browser called no more. */
export async function unsubscribe(): Promise<void> {
  const found = await subscription();
  if (!found) return;
  await request("POST", `${AT}/browsers/gone`, { endpoint: found.endpoint });
  await found.unsubscribe();
}

function letters(data: ArrayBuffer | null): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0))));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
