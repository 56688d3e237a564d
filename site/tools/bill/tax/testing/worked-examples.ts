import type { BillKind } from '../bill.ts';

/** A bill and its expected sums, formatted as in India. */
export type WorkedExample = {
  readonly what: string;
  /** States of seller and buyer, `27>29` or `27`, and other choices (see `createTestHeader`). */
  readonly sale: string;
  /** Items as `quantity x rate - discount @ GST rate`, with the discount in per cent or rupees. */
  readonly items: string;
  readonly kind: BillKind;
  readonly taxable: string;
  readonly taxes: readonly string[];
  readonly roundOff: string;
  readonly total: string;
  /** The total in words, without "Rupees" and "Only". */
  readonly english: string;
  readonly hindi: string;
};

/** Returns `count` items. Item n has n pieces at 7n + 3 rupees 75 paise; the GST rates 18 and 5 per cent alternate. */
const lines = (count: number): string =>
  Array.from({ length: count }, (_, index) => index + 1)
    .map((n) => `${n} x ${n * 7 + 3}.75 @ ${n % 2 === 1 ? 18 : 5}`)
    .join(' | ');

/**
 * Each bill has two rows: title, sale and items; then kind, taxable value, taxes, round-off, total, and the total in
 * words. The figures were computed in exact fractions by another program from the same texts of law; the words come
 * from another library.
 *
 * Sources: rates in force since 22 September 2025 (Notifications 9/2025 and 15/2025-Central Tax (Rate)); rounding of
 * the total by CGST Act 2017, section 170; tax on the value after discounts on the bill by section 15(3)(a); IGST
 * between states by IGST Act, sections 5 and 7; union territories by CGST Act, section 2(114), and UTGST Act, section
 * 7; a bill of supply for exempt goods by section 31(3)(c); the particulars of an invoice by CGST Rules, Rule 46. No
 * law requires the total in words.
 */
const table = `
the sample of the home page: three lines at 5%, Maharashtra to Maharashtra ; 27 ; 4 x 1850 @ 5 | 6 x 1320 @ 5 | 2 x 2140 @ 5
  taxInvoice ; 19,600.00 ; CGST 2.5% 490.00, SGST 2.5% 490.00 ; 0.00 ; 20,580.00 ; Twenty Thousand Five Hundred Eighty ; बीस हज़ार पांच सौ अस्सी
one line at 18% in Karnataka ; 29 ; 1 x 999 @ 18
  taxInvoice ; 999.00 ; CGST 9% 89.91, SGST 9% 89.91 ; 0.18 ; 1,179.00 ; One Thousand One Hundred Seventy Nine ; एक हज़ार एक सौ उनासी
one line at 18% from Karnataka to Kerala ; 29>32 ; 1 x 999 @ 18
  taxInvoice ; 999.00 ; IGST 18% 179.82 ; 0.18 ; 1,179.00 ; One Thousand One Hundred Seventy Nine ; एक हज़ार एक सौ उनासी
rough stones at 0.25%, each half 0.125% ; 24 ; 3.5 x 81000 @ 0.25
  taxInvoice ; 2,83,500.00 ; CGST 0.125% 354.38, SGST 0.125% 354.38 ; 0.24 ; 2,84,209.00 ; Two Lakh Eighty Four Thousand Two Hundred Nine ; दो लाख चौरासी हज़ार दो सौ नौ
only goods at 0%: a bill of supply ; 27 ; 50 x 38.40 @ 0
  billOfSupply ; 1,920.00 ; - ; 0.00 ; 1,920.00 ; One Thousand Nine Hundred Twenty ; एक हज़ार नौ सौ बीस
0% beside 5%: tax on the second alone ; 27 ; 20 x 60 @ 0 | 5 x 220 @ 5
  invoiceCumBill ; 2,300.00 ; CGST 2.5% 27.50, SGST 2.5% 27.50 ; 0.00 ; 2,355.00 ; Two Thousand Three Hundred Fifty Five ; दो हज़ार तीन सौ पचपन
five rates on one bill in Telangana ; 36 ; 2 x 105.50 @ 0 | 1 x 2500 @ 3 | 12 x 44 @ 5 | 3 x 1499 @ 18 | 1 x 333.33 @ 40
  invoiceCumBill ; 8,069.33 ; CGST 1.5% 37.50, SGST 1.5% 37.50, CGST 2.5% 13.20, SGST 2.5% 13.20, CGST 9% 404.73, SGST 9% 404.73, CGST 20% 66.67, SGST 20% 66.67 ; 0.47 ; 9,114.00 ; Nine Thousand One Hundred Fourteen ; नौ हज़ार एक सौ चौदह
Chandigarh: UTGST ; 04 ; 7 x 150 @ 18
  taxInvoice ; 1,050.00 ; CGST 9% 94.50, UTGST 9% 94.50 ; 0.00 ; 1,239.00 ; One Thousand Two Hundred Thirty Nine ; एक हज़ार दो सौ उनतालीस
Delhi has a legislature: SGST ; 07 ; 7 x 150 @ 18
  taxInvoice ; 1,050.00 ; CGST 9% 94.50, SGST 9% 94.50 ; 0.00 ; 1,239.00 ; One Thousand Two Hundred Thirty Nine ; एक हज़ार दो सौ उनतालीस
a seller without GSTIN: no tax ; 27 unregistered ; 4 x 1850 @ 5 | 6 x 1320 @ 5
  bill ; 15,320.00 ; - ; 0.00 ; 15,320.00 ; Fifteen Thousand Three Hundred Twenty ; पंद्रह हज़ार तीन सौ बीस
10% off before tax ; 27 ; 1 x 1000 - 10% @ 18
  taxInvoice ; 900.00 ; CGST 9% 81.00, SGST 9% 81.00 ; 0.00 ; 1,062.00 ; One Thousand Sixty Two ; एक हज़ार बासठ
50 rupees off before tax ; 27 ; 1 x 1000 - 50 @ 18
  taxInvoice ; 950.00 ; CGST 9% 85.50, SGST 9% 85.50 ; 0.00 ; 1,121.00 ; One Thousand One Hundred Twenty One ; एक हज़ार एक सौ इक्कीस
a discount of 33.33% on 99.99 ; 27 ; 1 x 99.99 - 33.33% @ 5
  taxInvoice ; 66.66 ; CGST 2.5% 1.67, SGST 2.5% 1.67 ; 0.00 ; 70.00 ; Seventy ; सत्तर
a discount of the whole amount ; 27 ; 1 x 500 - 100% @ 18 | 1 x 80 @ 5
  taxInvoice ; 80.00 ; CGST 2.5% 2.00, SGST 2.5% 2.00, CGST 9% 0.00, SGST 9% 0.00 ; 0.00 ; 84.00 ; Eighty Four ; चौरासी
a quantity of 0.001 at 1 rupee: the amount is 0 ; 27 ; 0.001 x 1 @ 18 | 1 x 100 @ 18
  taxInvoice ; 100.00 ; CGST 9% 9.00, SGST 9% 9.00 ; 0.00 ; 118.00 ; One Hundred Eighteen ; एक सौ अठारह
a quantity of 0.005 at 1 rupee: half a paisa is rounded up ; 27 ; 0.005 x 1 @ 0 | 1 x 10 @ 0
  billOfSupply ; 10.01 ; - ; -0.01 ; 10.00 ; Ten ; दस
both halves of 1.08 paise are rounded up: one paisa more than IGST ; 27 ; 1 x 0.06 @ 18 | 1 x 100 @ 0
  invoiceCumBill ; 100.06 ; CGST 9% 0.01, SGST 9% 0.01 ; -0.08 ; 100.00 ; One Hundred ; एक सौ
lines of a rate are taxed together, not one by one ; 27 ; 1 x 0.30 @ 5 | 1 x 0.30 @ 5 | 1 x 0.30 @ 5 | 1 x 0.30 @ 5
  taxInvoice ; 1.20 ; CGST 2.5% 0.03, SGST 2.5% 0.03 ; -0.26 ; 1.00 ; One ; एक
49 paise are rounded down ; 27 ; 1 x 100.49 @ 0
  billOfSupply ; 100.49 ; - ; -0.49 ; 100.00 ; One Hundred ; एक सौ
50 paise are rounded up to a rupee ; 27 ; 1 x 100.50 @ 0
  billOfSupply ; 100.50 ; - ; 0.50 ; 101.00 ; One Hundred One ; एक सौ एक
a total below half a rupee is rounded to 0 ; 27 ; 1 x 0.40 @ 5
  taxInvoice ; 0.40 ; CGST 2.5% 0.01, SGST 2.5% 0.01 ; -0.42 ; 0.00 ; Zero ; शून्य
one crore and one ; 08 ; 1 x 10000001 @ 0
  billOfSupply ; 1,00,00,001.00 ; - ; 0.00 ; 1,00,00,001.00 ; One Crore One ; एक करोड़ एक
the largest total: 99,99,99,999 ; 08 ; 1 x 999999999 @ 0
  billOfSupply ; 99,99,99,999.00 ; - ; 0.00 ; 99,99,99,999.00 ; Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine ; निन्यानवे करोड़ निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे
thirty lines ; 22 ; ${lines(30)}
  taxInvoice ; 67,928.75 ; CGST 2.5% 890.50, SGST 2.5% 890.50, CGST 9% 2,907.79, SGST 9% 2,907.79 ; -0.33 ; 75,525.00 ; Seventy Five Thousand Five Hundred Twenty Five ; पचहत्तर हज़ार पांच सौ पच्चीस
// Chosen place of supply: IGST Act, section 12(3) for hotels, halls and building work, 12(4) for restaurants and
// salons.
a room in Goa for a firm of Maharashtra: taxed in Goa ; 30>27 at:30 ; 2 x 4200 @ 5
  taxInvoice ; 8,400.00 ; CGST 2.5% 210.00, SGST 2.5% 210.00 ; 0.00 ; 8,820.00 ; Eight Thousand Eight Hundred Twenty ; आठ हज़ार आठ सौ बीस
a hall in Rajasthan for a wedding party from Delhi ; 08>07 at:08 ; 1 x 185000 @ 18
  taxInvoice ; 1,85,000.00 ; CGST 9% 16,650.00, SGST 9% 16,650.00 ; 0.00 ; 2,18,300.00 ; Two Lakh Eighteen Thousand Three Hundred ; दो लाख अठारह हज़ार तीन सौ
dinner in Karnataka for guests from Tamil Nadu ; 29>33 at:29 ; 14 x 430 @ 5
  taxInvoice ; 6,020.00 ; CGST 2.5% 150.50, SGST 2.5% 150.50 ; 0.00 ; 6,321.00 ; Six Thousand Three Hundred Twenty One ; छह हज़ार तीन सौ इक्कीस
a hotel of the chain in Chandigarh, its guest from Punjab: UTGST ; 04>03 at:04 ; 3 x 8600 @ 18
  taxInvoice ; 25,800.00 ; CGST 9% 2,322.00, UTGST 9% 2,322.00 ; 0.00 ; 30,444.00 ; Thirty Thousand Four Hundred Forty Four ; तीस हज़ार चार सौ चवालीस
a builder of Maharashtra at work in Gujarat for a firm of Maharashtra: IGST ; 27>27 at:24 ; 120 x 655.50 @ 18
  taxInvoice ; 78,660.00 ; IGST 18% 14,158.80 ; 0.20 ; 92,819.00 ; Ninety Two Thousand Eight Hundred Nineteen ; बानवे हज़ार आठ सौ उन्नीस
a painter of Delhi at work in Haryana for a neighbour ; 07 at:06 ; 1 x 23750 - 5% @ 18
  taxInvoice ; 22,562.50 ; IGST 18% 4,061.25 ; 0.25 ; 26,624.00 ; Twenty Six Thousand Six Hundred Twenty Four ; छब्बीस हज़ार छह सौ चौबीस
a salon in Kerala, its customer from Karnataka ; 32>29 at:32 ; 1 x 749 @ 5 | 1 x 350 @ 5
  taxInvoice ; 1,099.00 ; CGST 2.5% 27.48, SGST 2.5% 27.48 ; 0.04 ; 1,154.00 ; One Thousand One Hundred Fifty Four ; एक हज़ार एक सौ चौवन
// Supplies to a special economic zone: no tax under undertaking, else IGST (IGST Act, sections 7(5)(b) and 16).
to a zone in the same state with IGST ; 24>24 sezIgst ; 40 x 1275 @ 18
  taxInvoice ; 51,000.00 ; IGST 18% 9,180.00 ; 0.00 ; 60,180.00 ; Sixty Thousand One Hundred Eighty ; साठ हज़ार एक सौ अस्सी
to a zone in the same state under undertaking ; 24>24 sezLut ; 40 x 1275 @ 18
  taxInvoice ; 51,000.00 ; - ; 0.00 ; 51,000.00 ; Fifty One Thousand ; इक्यावन हज़ार
to a zone in another state with IGST, two rates ; 29>33 sezIgst ; 8 x 15999 @ 18 | 200 x 12.50 @ 5
  taxInvoice ; 1,30,492.00 ; IGST 5% 125.00, IGST 18% 23,038.56 ; 0.44 ; 1,53,656.00 ; One Lakh Fifty Three Thousand Six Hundred Fifty Six ; एक लाख तिरपन हज़ार छह सौ छप्पन
to a zone in another state under undertaking ; 29>33 sezLut ; 8 x 15999 @ 18 | 200 x 12.50 @ 5
  taxInvoice ; 1,30,492.00 ; - ; 0.00 ; 1,30,492.00 ; One Lakh Thirty Thousand Four Hundred Ninety Two ; एक लाख तीस हज़ार चार सौ बानवे
a zone of Chandigarh: IGST, not UTGST ; 04>04 sezIgst ; 1 x 9999 @ 18
  taxInvoice ; 9,999.00 ; IGST 18% 1,799.82 ; 0.18 ; 11,799.00 ; Eleven Thousand Seven Hundred Ninety Nine ; ग्यारह हज़ार सात सौ निन्यानवे
catering in a zone, prices with IGST ; 36>36 sezIgst withTax ; 150 x 105 @ 5
  taxInvoice ; 15,000.00 ; IGST 5% 750.00 ; 0.00 ; 15,750.00 ; Fifteen Thousand Seven Hundred Fifty ; पंद्रह हज़ार सात सौ पचास
prices with tax, but none is charged under undertaking ; 36>36 sezLut withTax ; 150 x 105 @ 5
  taxInvoice ; 15,750.00 ; - ; 0.00 ; 15,750.00 ; Fifteen Thousand Seven Hundred Fifty ; पंद्रह हज़ार सात सौ पचास
// All GST rates are accepted. Bricks and tiles have 12 or 6 (Notifications 14/2025 and 2/2022-CT(Rate)).
building bricks at 12% ; 09 ; 5000 x 7.25 @ 12
  taxInvoice ; 36,250.00 ; CGST 6% 2,175.00, SGST 6% 2,175.00 ; 0.00 ; 40,600.00 ; Forty Thousand Six Hundred ; चालीस हज़ार छह सौ
roofing tiles at 6% with the tax in their price ; 32>29 withTax ; 400 x 26.50 @ 6
  taxInvoice ; 10,000.00 ; IGST 6% 600.00 ; 0.00 ; 10,600.00 ; Ten Thousand Six Hundred ; दस हज़ार छह सौ
to a merchant exporter at 0.1% (Notification 41/2017-Integrated Tax (Rate)) ; 27>24 ; 100 x 455 @ 0.1
  taxInvoice ; 45,500.00 ; IGST 0.1% 45.50 ; 0.50 ; 45,546.00 ; Forty Five Thousand Five Hundred Forty Six ; पैंतालीस हज़ार पांच सौ छियालीस
// Exports: the place of supply is 96 (IGST Act, sections 11(b), 13(2), 16).
garments abroad under undertaking ; 33 exportLut ; 500 x 412.75 @ 5
  taxInvoice ; 2,06,375.00 ; - ; 0.00 ; 2,06,375.00 ; Two Lakh Six Thousand Three Hundred Seventy Five ; दो लाख छह हज़ार तीन सौ पचहत्तर
garments abroad with IGST ; 33 exportIgst ; 500 x 412.75 @ 5
  taxInvoice ; 2,06,375.00 ; IGST 5% 10,318.75 ; 0.25 ; 2,16,694.00 ; Two Lakh Sixteen Thousand Six Hundred Ninety Four ; दो लाख सोलह हज़ार छह सौ चौरानवे
jewellery abroad with IGST at 3% ; 24 exportIgst ; 12.345 x 6875 @ 3
  taxInvoice ; 84,871.88 ; IGST 3% 2,546.16 ; -0.04 ; 87,418.00 ; Eighty Seven Thousand Four Hundred Eighteen ; सतासी हज़ार चार सौ अठारह
stones abroad with IGST at 0.25% ; 24 exportIgst ; 3.5 x 81000 @ 0.25
  taxInvoice ; 2,83,500.00 ; IGST 0.25% 708.75 ; 0.25 ; 2,84,209.00 ; Two Lakh Eighty Four Thousand Two Hundred Nine ; दो लाख चौरासी हज़ार दो सौ नौ
software abroad under undertaking, a discount ; 29 exportLut ; 1 x 250000 - 12500 @ 18
  taxInvoice ; 2,37,500.00 ; - ; 0.00 ; 2,37,500.00 ; Two Lakh Thirty Seven Thousand Five Hundred ; दो लाख सैंतीस हज़ार पांच सौ
goods at 0% abroad are on an invoice all the same ; 27 exportLut ; 1000 x 38.40 @ 0
  taxInvoice ; 38,400.00 ; - ; 0.00 ; 38,400.00 ; Thirty Eight Thousand Four Hundred ; अड़तीस हज़ार चार सौ
spices abroad with IGST, three rates ; 32 exportIgst ; 25 x 1180 @ 5 | 4 x 950 @ 18 | 10 x 60 @ 0
  taxInvoice ; 33,900.00 ; IGST 5% 1,475.00, IGST 18% 684.00 ; 0.00 ; 36,059.00 ; Thirty Six Thousand Fifty Nine ; छत्तीस हज़ार उनसठ
// Reverse charge: the buyer owes the tax, and the seller's bill has none (CGST Act, section 9(3), (4)).
a lorry's freight, the buyer pays the tax ; 27 reverseCharge ; 1 x 18500 @ 5
  taxInvoice ; 18,500.00 ; - ; 0.00 ; 18,500.00 ; Eighteen Thousand Five Hundred ; अठारह हज़ार पांच सौ
an advocate's fee to a firm of another state ; 07>06 reverseCharge ; 1 x 75000 @ 18
  taxInvoice ; 75,000.00 ; - ; 0.00 ; 75,000.00 ; Seventy Five Thousand ; पचहत्तर हज़ार
raw cotton of a grower, 2% off ; 24 reverseCharge ; 12.4 x 7150 - 2% @ 5
  taxInvoice ; 86,886.80 ; - ; 0.20 ; 86,887.00 ; Eighty Six Thousand Eight Hundred Eighty Seven ; छियासी हज़ार आठ सौ सतासी
prices with tax have none in them on reverse charge ; 27 reverseCharge withTax ; 1 x 10500 @ 5
  taxInvoice ; 10,500.00 ; - ; 0.00 ; 10,500.00 ; Ten Thousand Five Hundred ; दस हज़ार पांच सौ
// Composition dealers charge no tax (CGST Act, section 10; Rule 5(1)(f)).
a composition dealer: a bill of supply without tax ; 27 composition ; 3 x 240 @ 5 | 1 x 1180 @ 18
  billOfSupply ; 1,900.00 ; - ; 0.00 ; 1,900.00 ; One Thousand Nine Hundred ; एक हज़ार नौ सौ
no tax is taken out of a composition dealer's price ; 08 composition withTax ; 2 x 118 @ 18
  billOfSupply ; 236.00 ; - ; 0.00 ; 236.00 ; Two Hundred Thirty Six ; दो सौ छत्तीस
a small restaurant under composition ; 32 composition ; 4 x 135 @ 5 | 2 x 65.25 @ 5
  billOfSupply ; 670.50 ; - ; 0.50 ; 671.00 ; Six Hundred Seventy One ; छह सौ इकहत्तर
// Prices with tax: each tax is subtracted from each line, and half a paisa is rounded up (Rule 35).
a price of 118 contains 18 of tax ; 27 withTax ; 1 x 118 @ 18
  taxInvoice ; 100.00 ; CGST 9% 9.00, SGST 9% 9.00 ; 0.00 ; 118.00 ; One Hundred Eighteen ; एक सौ अठारह
a price of 118 between states contains 18 of tax ; 27>29 withTax ; 1 x 118 @ 18
  taxInvoice ; 100.00 ; IGST 18% 18.00 ; 0.00 ; 118.00 ; One Hundred Eighteen ; एक सौ अठारह
a price of 100 at 5% is 95.24 and two taxes of 2.38 ; 27 withTax ; 1 x 100 @ 5
  taxInvoice ; 95.24 ; CGST 2.5% 2.38, SGST 2.5% 2.38 ; 0.00 ; 100.00 ; One Hundred ; एक सौ
a price of 100 at 18% between states contains 15.254 of tax ; 29>32 withTax ; 1 x 100 @ 18
  taxInvoice ; 84.75 ; IGST 18% 15.25 ; 0.00 ; 100.00 ; One Hundred ; एक सौ
a price of 100 at 18% within a state contains two taxes of 7.627 ; 29 withTax ; 1 x 100 @ 18
  taxInvoice ; 84.74 ; CGST 9% 7.63, SGST 9% 7.63 ; 0.00 ; 100.00 ; One Hundred ; एक सौ
one paisa has no tax in it ; 27 withTax ; 1 x 0.01 @ 18 | 1 x 1 @ 0
  invoiceCumBill ; 1.01 ; CGST 9% 0.00, SGST 9% 0.00 ; -0.01 ; 1.00 ; One ; एक
three lines of 33.33, each by itself ; 27 withTax ; 1 x 33.33 @ 5 | 1 x 33.33 @ 5 | 1 x 33.33 @ 5
  taxInvoice ; 95.25 ; CGST 2.5% 2.37, SGST 2.5% 2.37 ; 0.01 ; 100.00 ; One Hundred ; एक सौ
a cold drink at 40% and a loaf at 0% ; 09 withTax ; 6 x 45 @ 40 | 1 x 50 @ 0
  invoiceCumBill ; 242.86 ; CGST 20% 38.57, SGST 20% 38.57 ; 0.00 ; 320.00 ; Three Hundred Twenty ; तीन सौ बीस
gold at 3% with its making at 5% ; 33 withTax ; 8.25 x 9785 @ 3 | 1 x 5250 @ 5
  taxInvoice ; 83,374.99 ; CGST 1.5% 1,175.63, SGST 1.5% 1,175.63, CGST 2.5% 125.00, SGST 2.5% 125.00 ; -0.25 ; 85,976.00 ; Eighty Five Thousand Nine Hundred Seventy Six ; पचासी हज़ार नौ सौ छिहत्तर
10% off the price with tax ; 27 withTax ; 1 x 1180 - 10% @ 18
  taxInvoice ; 900.00 ; CGST 9% 81.00, SGST 9% 81.00 ; 0.00 ; 1,062.00 ; One Thousand Sixty Two ; एक हज़ार बासठ
18 rupees off the price with tax ; 27 withTax ; 1 x 136 - 18 @ 18
  taxInvoice ; 100.00 ; CGST 9% 9.00, SGST 9% 9.00 ; 0.00 ; 118.00 ; One Hundred Eighteen ; एक सौ अठारह
all rates at once in Ladakh ; 38 withTax ; 1 x 99.99 @ 0 | 1 x 99.99 @ 0.25 | 1 x 99.99 @ 3 | 1 x 99.99 @ 5 | 1 x 99.99 @ 18 | 1 x 99.99 @ 40
  invoiceCumBill ; 548.20 ; CGST 0.125% 0.12, UTGST 0.125% 0.12, CGST 1.5% 1.46, UTGST 1.5% 1.46, CGST 2.5% 2.38, UTGST 2.5% 2.38, CGST 9% 7.63, UTGST 9% 7.63, CGST 20% 14.28, UTGST 20% 14.28 ; 0.06 ; 600.00 ; Six Hundred ; छह सौ
a seller without GSTIN has no tax in the price ; 27 unregistered withTax ; 1 x 118 @ 18
  bill ; 118.00 ; - ; 0.00 ; 118.00 ; One Hundred Eighteen ; एक सौ अठारह
the largest total with the tax in it ; 27 withTax ; 1 x 999999999 @ 18
  taxInvoice ; 84,74,57,626.28 ; CGST 9% 7,62,71,186.36, SGST 9% 7,62,71,186.36 ; 0.00 ; 99,99,99,999.00 ; Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine ; निन्यानवे करोड़ निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे
// GST rates since 1 February 2026: bidis 18, pan masala and cigarettes 40 (Notification 19/2025-Central Tax (Rate)).
bidis and pan masala ; 23 ; 100 x 21.50 @ 18 | 60 x 8.75 @ 40
  taxInvoice ; 2,675.00 ; CGST 9% 193.50, SGST 9% 193.50, CGST 20% 105.00, SGST 20% 105.00 ; 0.00 ; 3,272.00 ; Three Thousand Two Hundred Seventy Two ; तीन हज़ार दो सौ बहत्तर
cigarettes to another state ; 23>22 ; 50 x 172 @ 40
  taxInvoice ; 8,600.00 ; IGST 40% 3,440.00 ; 0.00 ; 12,040.00 ; Twelve Thousand Forty ; बारह हज़ार चालीस
// Values around the limit of Rule 46(e), and the longest bills.
a taxable value of a paisa below 50,000 ; 27 ; 1 x 49999.99 @ 18
  taxInvoice ; 49,999.99 ; CGST 9% 4,500.00, SGST 9% 4,500.00 ; 0.01 ; 59,000.00 ; Fifty Nine Thousand ; उनसठ हज़ार
a taxable value of 50,000 ; 27 ; 1 x 50000 @ 18
  taxInvoice ; 50,000.00 ; CGST 9% 4,500.00, SGST 9% 4,500.00 ; 0.00 ; 59,000.00 ; Fifty Nine Thousand ; उनसठ हज़ार
a hundred lines ; 22 ; ${lines(100)}
  taxInvoice ; 23,87,387.50 ; CGST 2.5% 30,286.56, SGST 2.5% 30,286.56, CGST 9% 1,05,833.25, SGST 9% 1,05,833.25 ; -0.12 ; 26,59,627.00 ; Twenty Six Lakh Fifty Nine Thousand Six Hundred Twenty Seven ; छब्बीस लाख उनसठ हज़ार छह सौ सत्ताईस
a hundred lines with the tax in their prices ; 22 withTax ; ${lines(100)}
  taxInvoice ; 21,50,320.42 ; CGST 2.5% 28,844.37, SGST 2.5% 28,844.37, CGST 9% 89,689.17, SGST 9% 89,689.17 ; 0.50 ; 23,87,388.00 ; Twenty Three Lakh Eighty Seven Thousand Three Hundred Eighty Eight ; तेईस लाख सतासी हज़ार तीन सौ अठासी
`;

const texts = table.split('\n').filter((row) => row !== '' && !row.startsWith('//'));

export const workedExamples = texts.flatMap((row, at): readonly WorkedExample[] => {
  if (at % 2 === 1) return [];
  const [what = '', sale = '', items = ''] = row.split(' ; ');
  const [kind = '', taxable = '', taxes = '', roundOff = '', total = '', english = '', hindi = ''] =
    texts[at + 1]?.trim().split(' ; ') ?? [];
  const figures = { taxable, taxes: taxes === '-' ? [] : taxes.split(', '), roundOff, total };
  return [{ what, sale, items, kind: kind as BillKind, ...figures, english, hindi }];
});
