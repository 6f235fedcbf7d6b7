/** Have the pages kept, so that they open without a network; once the page itself has come. */
import { beside, isAlone } from "../local/where";
import { language } from "../words/language";

const LATER = 3000; // milliseconds after which a page that is never idle does it all the same

export function keepOffline(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const keep = () =>
    void navigator.serviceWorker
      .register(`${beside("offline.js")}?lang=${language()}`, { scope: isAlone ? "./" : "/", updateViaCache: "none" })
      .catch(() => undefined); // a browser that keeps nothing shows the page as well
  if ("requestIdleCallback" in window) requestIdleCallback(keep, { timeout: LATER });
  else setTimeout(keep, LATER);
}
