/** Words beside which a number may be a payment, a part or another's debt. Browsers have no `\b` for Hindi. */
export const sayings =
  /(?:^|[\s,;|(])(?:cr|jama|जमा|paid|received|rec[dt]|credit|partial(?:ly)?|payment|receipt|advance|adv|return(?:ed)?|cash|na[kq]ad|cheque|chq|upi|g ?pay|google pay|phone ?pe|paytm|neft|rtgs|imps|aay[ae]|[wv]ap[ai]s|lautay[ae]|va?soo?li?|barabar|फ़?ोनपे|पेटीएम|आया|आए|लौटा(?:या|ए)|वसूल|बराबर|भुगतान|नगद|नक़द|discount|less|tds|usd|g[ai]ve|payable|purchase|from|to|by|each|per|half|ok|done|clea?r(?:ed)?|clr|settled|cancel\w*|bounced?|nil|pdc|(?:mil|aa|ho) gay[aei]|(?:मिल|आ|हो) (?:गया|गए|गई)|पूरा|रद्द|about|approx|ko|ne|se|diy[ae]|den[ae]|di|liya|mil[ae]|sava|paune|sa+[dr]h?e|dedh|dhai|ने|को|से|दिया|दिए|दी|देना|देने|लिया|मिला|मिले|नकद|चेक|वापस|एडवांस|छूट|चुकता|सवा|पौने|साढ़े|डेढ़|ढाई|आधा|करीब|will (?:pay|give|send)|call|meeting|at|baje|send|order|need|want|pls|please|kal|tomorrow|dung[aie]|chahiye|bhej(?:o|na)?|chuk[aei]|कल|दूंगा|दूँगा|चाहिए)(?=$|[\s,;|:).])/i;

const titles =
  /^(?:(?:list|of|the|on|as|till|report|statement|summary|outstanding|pending|unpaid|dues?|bills?|receivables?|sundry|debtors|party|parties|customers?|name|date|amount|balance|opening|sales?|rs|sr|no|udha+r|khata|udha+ri|hisab|meri|ba+ki|page|श्री|गणेशाय|नमः|उधार|उधारी|मेरी|खाता|बही|हिसाब|सूची|लिस्ट|बाकी|बकाया|पार्टी|का|नाम|तारीख|दिनांक|राशि|रकम|बिल|नं|क्रम)(?:[\s.:|,;।॥-]+|$))*$/i;
/** Accounts of the shop's own, which owe it nothing. */
export const isAccount = (name: string): boolean =>
  /^(?:(?:to|by) )?(?:(?:\S+ ){0,3}bank\b|cash(?:$|[ -])|petty cash|(?:\S+ )?sales?(?:$| (?:a\/c|acc|return))|purchases?(?:$| )|capital|stock|[cis]gst|gst$|discount|round|opening balance|suspense|(?:rent|salary|freight|interest)$|नकद|बिक्री|खरीद)/i.test(
    name,
  );
/** Only what stands over a list, and no name. */
export const isTitle = (text: string): boolean =>
  titles.test(text.replace(/^[\s|,"।॥*=_–—─═•-]+/, '').replace(/^(page) \d+( of \d+)?$/i, '$1'));

const totals =
  /^(?:(?:to|by|grand|sub|net|overall|balance|amount|of|dr|cr|rs|राशि|रकम|बाकी|बकाया)\s+)*(?:totals?|closing|कुल|योग|जोड़|टोटल)(?:\s+(?:balance|amount|outstanding|due|dr|cr|rs|rupees|राशि|रकम|बाकी|बकाया))*$/i;
const wordsOf = (line: string): string => line.replace(/[\d₹.,:=()|;/"_\s-]+/g, ' ').trim();
/** A sum of other lines. */
export const isTotal = (line: string): boolean => totals.test(wordsOf(line));
/** The party of a possible sum of other lines (`Sharma Total`), empty if carried forward, or null. */
export const partyOfTotal = (line: string): string | null =>
  /\d/.test(line) && /brought (?:forward|over)|carried (?:forward|over)|\b[bc]\/[fod]\b/i.test(line)
    ? ''
    : (/\d/.test(line) && /^(.*)\s(?:total|कुल|योग)$/i.exec(wordsOf(line))?.[1]) || null;
/** In a table a sum has no word. */
export const hasNoWord = (line: string): boolean => /\d/.test(line) && wordsOf(line) === '';
