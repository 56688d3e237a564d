/** Where a tab keeps its bill (sessionStorage). */
export const keptBillKey = 'bill';
