/**
 * Words of lists of debts and what they mean, in lower case: English, Hindi and Hinglish; headings of columns also in
 * Marathi, Gujarati, Tamil, Telugu, Kannada, Bengali and Punjabi. Some entries are phrases.
 */
const list = (words: string): readonly string[] => words.split(', ');

/** Words of headings, by meaning. The meaning of a heading is certain if each of its words is in one of these lists. */
export const headingWords = {
  party: list(
    'dukan, dukaan, गिऱ्हाईक, पक्षकार, पक्षकाराचे, ক্রেতা, ক্রেতার, student, consignor, consignee, partner, member, patient, tenant, guest, farmer, borrower, firm, owner, party, parties, customer, customers, client, clients, buyer, debtor, debtors, dealer, retailer, name, names, naam, grahak, shop, outlet, person, whom, पार्टी, ग्राहक, नाम, नाव, ग्राहकाचे, दुकान, નામ, પાર્ટી, ગ્રાહક, பெயர், வாடிக்கையாளர், పేరు, కస్టమర్, ಹೆಸರು, ಗ್ರಾಹಕ, নাম, গ্রাহক, পার্টি, ਨਾਮ, ਨਾਂ, ਗਾਹਕ',
  ),
  /** Words for parties to whom the shop owes money. */
  creditor: list('vendor, vendors, supplier, suppliers, creditor, creditors, लेनदार'),
  particulars: list(
    'వివరాలు, விவரம், ವಿವರ, વિગત, বিবরণ, ਵੇਰਵਾ, particulars, particular, a/c, account, accounts, ledger, khata, विवरण, खाता, तपशील',
  ),
  balance: list(
    'arrears, arrear, ബാക്കി, yene, నిల్వ, இருப்பு, ಶಿಲ್ಕು, পাওনা, ব্যালেন্স, मिलेंगे, शिल्लक, cl, collect, receivables, लेणे, balance, balances, bal, due, dues, outstanding, outstandings, os, o/s, pending, unpaid, receivable, receivables, remaining, closing, open, left, baki, baaki, bakaya, lena, ugahi, get, receive, recoverable, lene, बाकी, बाक़ी, बकाया, शेष, लेना, लेने, येणे, उधारी, બાકી, લેણાં, நிலுவை, பாக்கி, బాకీ, బకాయి, ಬಾಕಿ, বাকি, বকেয়া, ਬਾਕੀ, ਬਕਾਇਆ',
  ),
  received: list(
    'క్రెడిట్, ಕ್ರೆಡಿಟ್, ক্রেডিট, ਕ੍ਰੈਡਿਟ, inst, installment, installments, instalment, kist, किस्त, adj, unadjusted, coll, collections, prepayment, received, recd, rcvd, rec, paid, payment, payments, receipt, receipts, credit, credits, cr, collected, collection, collections, jama, got, deposit, adv, advance, advances, settled, adjusted, जमा, मिले, मिला, प्राप्त, वसूल, वसूली, જમા, મળેલ, મળ્યા, வரவு, జమ, ಜಮಾ, জমা, ਜਮ੍ਹਾਂ',
  ),
  deducted: list(
    'concession, disallowed, waiver, tds, tcs, discount, disc, return, returns, note, notes, write, off, writeoff, छूट, वापस, वापसी',
  ),
  iOwe: list('देंगे, payable, payables, pay, give, dena, dene, owe, देना, देने, देणे, चुकाना'),
  billed: list(
    'diya, नामे, रक्कम, డెబిట్, பற்று, ಡೆಬಿಟ್, ডেবিট, ਡੈਬਿਟ, principal, fees, fee, charges, price, rent, maintenance, amount, amt, amounts, value, total, totals, net, gross, grand, sum, sale, sales, debit, dr, gave, given, invoiced, billed, udhar, udhaar, rs, rupees, inr, rakam, rupaye, उधार, दिए, दिया, राशि, रकम, रुपये, रुपए, कुल, एकूण, રકમ, કુલ, ઉધાર, தொகை, மொத்தம், మొత్తం, ಮೊತ್ತ, ಒಟ್ಟು, টাকা, মোট, ਰਕਮ, ਕੁੱਲ',
  ),
  opening: list('op, opening, previous, prev, old, purana, ob, b/f, bf, पिछला, पुराना, मागील'),
  taxes: list(
    'excluded, untaxed, exclusive, taxable, cgst, sgst, igst, utgst, cess, gst, tax, taxes, vat, round, rounding, basic, subtotal, कर',
  ),
  date: list(
    'kab, visit, start, joining, timestamp, time, date, dt, dated, dates, since, day, tarikh, taareekh, तारीख, दिनांक, तिथि, તારીખ, தேதி, తేదీ, ದಿನಾಂಕ, তারিখ, ਮਿਤੀ, ਤਾਰੀਖ',
  ),
  phone: list(
    'মোবাইল, phone, phones, mobile, mob, whatsapp, contact, tel, telephone, cell, फ़ोन, फोन, मोबाइल, मोबाईल, ફોન, மொபைல், ఫోన్, ಫೋನ್, ফোন, ਫ਼ੋਨ',
  ),
  document: list(
    'documentno, docno, billno, invoiceno, invno, voucherno, vchno, bilty, bill, bills, invoice, invoices, inv, voucher, vch, वाउचर, doc, document, txn, transaction, ref, reference, posting, entry, बिल, पावती, બિલ, ரசீது, బిల్, ಬಿಲ್, বিল, ਬਿੱਲ',
  ),
  number: list('#, no, nos, num, number, id, नं, नंबर, संख्या, क्रमांक, નં, எண்'),
  status: list('status, स्थिति'),
  kind: list('type, kind, nature, प्रकार'),
  note: list('remark, remarks, narration, comment, comments, memo, टिप्पणी, शेरा, નોંધ, குறிப்பு'),
  /** Words for columns that are not counted. */
  aside: list(
    'गाव, भाव, लीटर, लिटर, months, weeks, pin, pincode, zip, plan, vehicle, function, plates, qnty, pkgs, pcs, bags, kg, kgs, litres, ltr, roll, lr, model, sub, father, mother, month, journal, currency, percentage, sr, sl, sno, srno, serial, sn, क्रम, अनु, city, town, area, station, place, locality, state, country, territory, region, route, beat, zone, address, email, mail, gstin, gstn, pan, aadhaar, group, category, class, segment, tag, tags, limit, days, age, ageing, aging, overdue, terms, mode, method, salesman, salesperson, executive, rep, agent, staff, branch, company, currency, cost, center, centre, project, store, warehouse, code, qty, quantity, rate, unit, units, item, items, product, hsn, sac, description, details, transport, vehicle, percent, rank, last, next, delivery, reminder, followup, शहर, गाँव, पता, दिन, મોબાઇલ',
  ),
  fillers: list(
    'freight, करना, देय, se, आप, आपको, lc, transactions, new, today, current, is, available, unused, incl, including, excl, before, s, the, of, in, as, on, at, to, by, for, from, till, and, or, up, you, ll, will, i, my, me, we, us, all, is, with, per, this, that, fcy, bcy, lakh, lakhs, lac, lacs, crore, crores, thousand, thousands, ka, ki, ke, का, की, के, है, hai, wise, 1, 2, 3',
  ),
} as const;
export type HeadingWord = keyof typeof headingWords;

/** Headings without a number for the last column of ages. */
export const openEndedAgeWords = list('older, above, over, more, beyond, old, and above, above all');
/** Headings of the column with amounts that are not due yet. */
export const notDueWords = list('future, future remit, at date, current, not due, not yet due, undue');

/** Words for kinds of entries and states of bills. A cell with other words leads to a question. */
export const entryKindWords = {
  owed: list(
    'authorised, authorized, you collect, receive, lena, लेना, you ll get, balance, to collect, receivable, customer, customers, client, debtor, false, no, sale, sales, sales invoice, invoice, tax invoice, inv, bill, bills, gst invoice, credit sale, sale invoice, retail invoice, opening balance, opening, beginning balance, op bal, unpaid, awaiting payment, partial, partially paid, part paid, partly paid, overdue, open, pending, due, sent, viewed, approved, not paid, outstanding, submitted, posted, confirmed, active, regular, get, you will get, to receive, dr, debit, बिक्री, बिल, उधार, उधारी, बकाया, बाकी, अदत्त',
  ),
  received: list(
    'sret, payment entry, prepayment, overpayment, refund, receipt, receipts, rcpt, rct, rec, payment, payments, payment in, payment received, pymt received, received, credit note, credit notes, crnt, cn, cr note, sales return, sale return, return, advance, advance received, got, you got, deposit, credit memo, cr, credit, जमा, रसीद, प्राप्ति, भुगतान मिला, एडवांस, वापसी',
  ),
  paid: list(
    'deposited, chukta, chukti, true, yes, paid, fully paid, paid in full, settled, closed, cleared, completed, complete, चुकता, भुगतान हो गया',
  ),
  cancelled: list(
    'void, voided, cancelled, canceled, cancel, deleted, rejected, written off, write off, bad debt, bounced, reversed, रद्द',
  ),
  draft: list('draft, drafts, saved, not sent'),
  estimate: list(
    'estimate, estimates, quotation, quotations, quote, quotes, proforma, proforma invoice, pro forma, कोटेशन',
  ),
  order: list(
    'order, orders, sales order, sale order, purchase order, challan, delivery challan, dc, delivery note, ऑर्डर, चालान',
  ),
  supplier: list(
    'purchase, purchases, purchase invoice, purchase bill, purc, purchase return, payment out, pymt, payment made, paid out, bill payment, debit note paid, supplier, suppliers, vendor, vendors, creditor, creditors, sundry creditors, खरीद, सप्लायर',
  ),
  iOwe: list('you pay, dena, payable, give, you will give, you ll give, you gave back, to pay, देना'),
  expense: list('expense, expenses, exp, salary, wages, rent, खर्च, वेतन'),
  foreignCurrency: list('usd, $, eur, euro, euros, €, gbp, £, aed, dirham, dollar, dollars, sgd, npr, jpy, cad, aud'),
} as const;
export type EntryKind = keyof typeof entryKindWords;

/** A line without columns is excluded from the total if it contains a word of one of these kinds. */
export const excludedEntryKinds = ['cancelled', 'draft', 'estimate', 'order', 'supplier', 'foreignCurrency'] as const;

/** Words for a sum, alone or before or after a name. */
export const sumWords = list(
  'ആകെ, সর্বমোট, total lena, total, totals, sub total, subtotal, grand total, net total, closing total, कुल, योग, कुल योग, जोड़, टोटल, एकूण, कुल जोड़, કુલ, மொத்தம், మొత్తం, ಒಟ್ಟು, মোট, ਕੁੱਲ',
);
/** Words for a sum that are also first names (Kul Bhushan, Yog Raj). They mean a sum only if no name follows. */
export const ambiguousSumWords = list('kul, yog, jod, jor');
/** Words that may precede or follow a word for a sum. */
export const fillerWords = list(
  'baki, baaki, bakaya, percentage, percent, to, by, the, of, for, overall, balance, amount, amt, outstanding, due, dr, cr, rs, rupees, inr, receivable, receivables, parties, customers, debtors, sundry, pending, bills, bill, list, in, राशि, रकम, बाकी, बकाया, रुपये, का, closing, current, opening',
);
/** Words for the balance at the end of a ledger. */
export const closingBalanceWords = list(
  'closing balance, closing bal, अंतिम शेष, अंतिम बाकी, अखेर शिल्लक, अखेरची शिल्लक, આખર બાકી, ముగింపు నిల్వ, இறுதி இருப்பு, ಅಂತಿಮ ಶಿಲ್ಕು, সমাপনী জের, ਅੰਤਿਮ ਬਕਾਇਆ',
);
export const carriedForwardWords = list(
  'brought forward, brought over, carried forward, carried over, b/f, c/f, b/d, c/d, b/o, c/o',
);

/** Words of titles. A text with no other words is not a party. */
export const titleWords = list(
  'range, से, तक, duration, list, of, the, on, as, at, in, to, from, till, upto, for, and, all, page, report, statement, summary, outstanding, outstandings, pending, unpaid, due, dues, bill, bills, receivable, receivables, amount, amounts, balance, balances, opening, closing, sundry, debtor, debtors, party, parties, customer, customers, name, date, dated, sale, sales, rs, inr, sr, no, s, details, ageing, aging, age, analysis, wise, accounts, group, ledger, ledgers, account, accounts, a/c, day, book, register, period, financial, year, fy, past, days, or, more, current, not, detail, invoice, invoices, credit, debit, generated, printed, report, by, print, run, time, udhar, udhaar, udhari, khata, hisab, meri, mera, mere, hamari, baki, baaki, bakaya, lena, hai, lene, ki, ka, ke, jan, feb, mar, apr, may, jun, jul, aug, sep, sept, oct, nov, dec, january, february, march, april, june, july, august, september, october, november, december, श्री, गणेशाय, नमः, उधार, उधारी, यादी, मेरी, मेरा, खाता, बही, हिसाब, सूची, लिस्ट, बाकी, बकाया, पार्टी, का, की, के, नाम, तारीख, दिनांक, राशि, रकम, बिल, नं, क्रम, लेना, है, लेने, येणे',
);

/** Phrases that show who owes whom. */
export const directionWords = {
  owedToMe: list(
    'લેવાના, લેવાનું, you get, debtor, debtors, receivable, receivables, customer, customers, lena hai, lena h, lene hai, lene hain, owes me, owes you, owe me, owe you, owes us, to receive, to collect, i receive, you will get, you ll get, देनदार, लेना है, लेने हैं, येणे, उधारी',
  ),
  owedByMe: list(
    'આપવાના, આપવાનું, द्यायचे, you give, creditor, creditors, payable, payables, supplier, suppliers, vendor, vendors, to pay, i pay, we owe, i owe, you owe, you will give, you ll give, dena hai, dena h, dene hai, dene hain, dena, lenders, loan taken, लेनदार, देना है, देना, देने हैं, देणे, चुकाना है',
  ),
  notDebts: list(
    'kharcha, kharche, खर्चा, sales register, sale register, credit note register, credit limit, best customers, top customers, gifts, shagun, vyavahar, donations, target, stock, inventory, price list, rate list, salary, attendance, wages, expenses, expense list, bank statement, cash book, purchase register, purchases, quotation, stock summary, profit and loss, balance sheet, trial balance, खर्च, वेतन, स्टॉक',
  ),
} as const;

/** Words that only mean that an amount is unpaid. */
export const unpaidWords = list(
  'mob, mobile, ph, phone, contact, yene, ബാക്കി, பாக்கி, బాకీ, ಬಾಕಿ, বাকি, ਬਾਕੀ, शिल्लक, still, બાકી, રૂપિયા, રૂ, baki, baaki, bakaya, due, unpaid, pending, outstanding, balance, bal, udhar, udhaar, udhari, lena, lene, hai, h, hain, overdue, old, purana, puraana, pichhla, pichla, previous, opening, only, total due, rs, rupees, rupaye, rupay, rupaya, inr, ke, ka, ki, dr, dated, dt, on, since, as, bill, inv, invoice, amt, amount, date, बाकी, बाक़ी, बकाया, उधार, उधारी, लेना, लेने, है, हैं, पुराना, पिछला, रुपये, रुपए, रु, येणे, का, के, की, ता, दि, तारीख, दिनांक, मात्र',
);

/** Words in the title of a list of unpaid amounts. */
export const unpaidTitleWords = list(
  'baki, baaki, bakaya, pending, outstanding, due, dues, balance, unpaid, बाकी, बकाया, शेष, येणे, शिल्लक',
);

/** An amount beside one of these words may be a payment, a part of a debt, or the debt of another person. */
export const paymentWords = list(
  'જમા, cr, jama, जमा, paid, received, recd, rect, credit, partial, partially, payment, receipt, advance, adv, return, returned, cash, nakad, naqad, cheque, chq, upi, gpay, g pay, google pay, phonepe, phone pe, paytm, neft, rtgs, imps, aaya, aaye, aya, wapas, wapis, vapas, vapis, lautaya, lautaye, vasool, vasuli, vasul, barabar, फ़ोनपे, फोनपे, पेटीएम, आया, आए, लौटाया, लौटाए, वसूल, बराबर, भुगतान, नगद, नक़द, नकद, चेक, वापस, एडवांस, छूट, discount, less, tds, settled, clear, cleared, clr, done, bounced, bounce, nil, pdc, mil gaya, mil gaye, mila, mile, aa gaya, aa gaye, ho gaya, मिल गया, मिल गए, आ गया, हो गया, हो गई, मिला, मिले, पूरा, चुकता, chuka, chuke, diya, diye, diya hai, de diya, de diye, दिया, दिए, दी',
);
/** Numbers in words. A line with such a word leads to a question even if it has no digits. */
export const numberWords = list(
  'sau, hundred, hazar, hazaar, hajar, thousand, lakh, lac, crore, dhai, dedh, सौ, हज़ार, हजार, लाख, करोड़, करोड, ढाई, डेढ़, साढ़े',
);
/** Words of a conversation. A line with such a word is not counted without a question. */
export const conversationWords = list(
  'aapka, aapke, aapki, mera, mere, mujhe, hamara, tumhara, uska, iska, your, my, our, you, abhi, bheja, rate, theek, total of, discussed, comes, likh, आपका, मेरा, मेरे, उसका, pay, has, have, give, gave, payable, purchase, from, by, each, per, half, ok, about, approx, ko, ne, se, den, dena, dene, di, liya, sava, paune, sadhe, saadhe, dedh, dhai, ने, को, से, देना, देने, लिया, सवा, पौने, साढ़े, डेढ़, ढाई, आधा, करीब, will, call, meeting, at, baje, send, order, need, want, pls, please, kal, tomorrow, today, aaj, dunga, dungi, denge, dega, chahiye, bhej, bhejo, bhejna, bheje, कल, आज, दूंगा, दूँगा, देगा, देंगे, चाहिए, भेज, भेजो, kab, kitna, kitne, kya, when, what, how, why, bhai ne, sorry, thanks, thank, hi, hello, haan, nahi, sir ji, next, week, month, monday, tuesday, wednesday, thursday, friday, saturday, sunday, सोमवार, मंगलवार',
);

/** Names of the shop's own accounts, which owe it nothing. */
export const shopAccountNames = list(
  'bank, cash, cash in hand, cash a/c, petty cash, sales account, sales accounts, sales a/c, sales return, purchase, purchases, purchase accounts, capital, capital account, stock, stock in hand, cgst, sgst, igst, gst, discount, round off, rounded off, suspense, suspense a/c, rent, salary, freight, interest, profit & loss a/c, duties & taxes, नकद, बिक्री, खरीद',
);
/** Names that Tally gives to groups of accounts that owe the shop nothing. */
export const nonDebtAccountGroups = list(
  'bank accounts, bank od a/c, bank occ a/c, cash in hand, branch/divisions, capital account, reserves & surplus, current liabilities, provisions, duties & taxes, direct expenses, indirect expenses, expenses (direct), expenses (indirect), direct incomes, indirect incomes, income (direct), income (indirect), fixed assets, investments, loans (liability), secured loans, unsecured loans, misc. expenses (asset), purchase accounts, sales accounts, stock in hand, suspense a/c',
);
