/** name@bank, as NPCI's linking specification has it; the name from 2, the bank from 2 characters. */
export const upiForm = /^[\w.-]{2,}@[A-Za-z][A-Za-z\d]+$/;
