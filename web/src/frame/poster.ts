/** The result of a race as a picture, to be shown around. */
import { liveryOf } from "./livery";

export interface Poster {
  title: string;
  subtitle: string;
  /** From the first to the last: what they are called, by which livery, and what they scored. */
  rows: { name: string; key: string; score: string }[];
  keys: string[];
}

const [WIDE, HIGH] = [1200, 630];
const MOST = 6; // rows that fit
const FONT = getFont();

function getFont(): string {
  return getComputedStyle(document.documentElement).getPropertyValue("--font") || "sans-serif";
}

export function draw({ title, subtitle, rows, keys }: Poster): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const pen = canvas.getContext("2d")!;
  const text = (said: string, x: number, y: number, size: number, colour: string, weight = 400) => {
    pen.font = `${weight} ${size}px ${FONT}`;
    pen.fillStyle = colour;
    pen.fillText(said, x, y, WIDE - x - 60);
  };
  pen.fillStyle = "#22262d";
  pen.fillRect(0, 0, WIDE, HIGH);
  for (let i = 0; i < WIDE / 30; i++)
    for (let j = 0; j < 2; j++) {
      pen.fillStyle = (i + j) % 2 ? "#fff" : "#111";
      pen.fillRect(i * 30, HIGH - 60 + j * 30, 30, 30);
    }
  text(title, 60, 96, 64, "#fff", 700);
  text(subtitle, 60, 146, 30, "#c3cad4");
  rows.slice(0, MOST).forEach(({ name, key, score }, place) => {
    const y = 214 + place * 62;
    const look = liveryOf(key, keys);
    text(String(place + 1), 60, y + 14, 40, place ? "#c3cad4" : "#ffd166", 700);
    pen.beginPath();
    pen.arc(146, y, 24, 0, 2 * Math.PI);
    pen.fillStyle = look.colour;
    pen.fill();
    text(name, 190, y + 14, 38, "#fff", place ? 400 : 700);
    pen.textAlign = "end";
    pen.font = `700 34px ${FONT}`;
    pen.fillStyle = "#fff";
    pen.fillText(score, WIDE - 60, y + 14);
    pen.textAlign = "start";
  });
  text("Paddock", WIDE - 210, 96, 40, "#ffd166", 700);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Give a picture to whatever shares pictures here; to a file where nothing does. */
export async function hand(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], `${name}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
