/** The first line of a chat message. */
export type ChatMessage = {
  /** The date of the message as the phone wrote it. */
  readonly sent: string;
  /** True if the phone is set to the USA: it writes AM or PM in capitals, and no number of the date begins with 0. */
  readonly isAmerican: boolean;
  readonly says: string;
};

/** Matches dates such as `05/11/26`, `2026-11-05`, `05.11.26`. */
const day = '(\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{1,4})';
/** Matches times such as `9:05 pm`, `9:05:12 PM`, `18.00`, `பிற்பகல் 9:05`, `9:05 म.उ.`. */
const clock = '[^\\d\\[\\]:]{0,20}\\d{1,2}[:.]\\d\\d(?:[:.]\\d\\d)?([^\\d\\[\\]:]{0,16}?)';
/** Android writes a dash after date and time, and an iPhone writes brackets around them. */
const stamp = new RegExp(`^\\s*\\[?${day},?${clock}(?:\\]| [-–—] )\\s*`);
const sender = /^[^:]{1,60}: ?/;

/** Matches the mark of an edited message. */
const edited = /<[^<>]*>\s*$/;

/** Reads the first line of a message, or returns null. For a notice that the app itself wrote, the text is ''. */
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
