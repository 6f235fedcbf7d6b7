/** What is kept for a page without a network. */
export interface Kept {
  /** A hash of all of it. */
  version: string;
  /** Pages, by the beginning of their addresses: where each is to be fetched. */
  pages: Record<string, string>;
  /** What is kept from the beginning. */
  files: string[];
  /** What is, too, if the page speaks that language. */
  spoken: Record<string, string[]>;
  /** What is kept once it was needed. */
  later: string[];
  /** Whether pages are asked for where there is a network: a server makes them anew for every address. */
  asks: boolean;
}

/** An address as it is named from the home of the pages on; nothing for what is elsewhere. */
export function nameOf(address: string, home: URL): string | undefined {
  const { origin, pathname } = new URL(address);
  return origin === home.origin && pathname.startsWith(home.pathname)
    ? pathname.slice(home.pathname.length)
    : undefined;
}

/** The page that stands for an address: that of its whole name, or of its folder. */
export function pageFor(name: string, pages: Record<string, string>): string | undefined {
  const folder = name.slice(0, name.indexOf("/") + 1);
  return pages[name] ?? (folder && name.split("/").length === 2 ? pages[folder] : undefined);
}
