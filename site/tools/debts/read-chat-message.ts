/** A message of a chat, or a line of one. */
export type ChatMessage = {
  /** The stamp's date as the phone wrote it. */
  readonly sent: string;
  /** Its clock says AM or PM in capitals, and its date pads no number with 0, as phones set to the USA write both. */
  readonly isAmerican: boolean;
  readonly says: string;
};

/** `05/11/26`, `2026-11-05`, `05.11.26`. */
const day = '(\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{1,4})';
/** `9:05 pm`, `9:05:12 PM`, `18.00`, `பிற்பகல் 9:05`, `9:05 म.उ.`: words stand before or behind the clock. */
const clock = '[^\\d\\[\\]:]{0,20}\\d{1,2}[:.]\\d\\d(?:[:.]\\d\\d)?([^\\d\\[\\]:]{0,16}?)';
/** Android writes a dash behind the stamp, an iPhone brackets around it. */
const stamp = new RegExp(`^\\s*\\[?${day},?${clock}(?:\\]| [-–—] )\\s*`);
const sender = /^[^:]{1,60}: ?/;

/** Matches the mark of an edited message. */
const edited = /<[^<>]*>\s*$/;

/** Reads the first line of a message, or returns null. What the messenger itself says ("Messages are encrypted") is ''. */
export function readChatMessage(line: string): ChatMessage | null {
  const [whole = '', sent, behind = ''] = stamp.exec(line) ?? [];
  if (sent === undefined) return null;
  const said = line.slice(whole.length);
  const from = sender.exec(said)?.[0];
  return {
    sent,
    isAmerican: /^\d{1,2}\/\d{1,2}\//.test(sent) && /^ ?[AP]M/.test(behind) && !/^0|[/.-]0/.test(sent),
    says: from === undefined ? '' : said.slice(from.length).replace(edited, ''),
  };
}
