/** The look of the example: the site's paper, ink and red cloth, in one small sheet of its own. */
export const sessionPageStyle = `
:root{color-scheme:light dark;--paper:#fbf6ec;--sheet:#fffdf8;--ink:#241a15;--ink-2:#5d4f45;--red:#a3211a;--deep:#7d140f;--rule:#e8dcc6}
@media (prefers-color-scheme:dark){:root{--paper:#171210;--sheet:#211a16;--ink:#f6ecdd;--ink-2:#c9b9a6;--red:#f08a7e;--deep:#7d1a14;--rule:#372c25}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.6 system-ui,"Noto Sans Devanagari",sans-serif}
header{background:var(--deep);color:#fff6e6;padding:14px 16px;border-bottom:2px dashed #f6e2bd;outline:6px solid var(--deep);
font-family:Palatino,"Noto Serif","Noto Serif Devanagari",Georgia,serif}
header span{border:2px solid #f6e2bd;border-radius:4px;padding:0 8px;margin-left:8px;font-size:13px;text-transform:uppercase}
main{max-width:44rem;margin:0 auto;padding:24px 16px 48px}
h1,h2{font-family:Palatino,"Noto Serif","Noto Serif Devanagari",Georgia,serif;line-height:1.25}
h2{font-size:1.1rem;margin:0 0 8px}
section{background:var(--sheet);border:1px solid var(--rule);border-radius:8px;padding:16px;margin:16px 0}
dl{margin:0}dl>div{display:flex;flex-wrap:wrap;gap:0 16px;padding:6px 0;border-bottom:1px solid var(--rule)}dl>div:last-child{border:0}
dt{flex:0 0 11rem;color:var(--ink-2)}dd{margin:0;flex:1 1 12rem;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
a{color:var(--red)}footer{color:var(--ink-2);font-size:15px;margin-top:32px}
button{min-height:44px;padding:8px 20px;border:0;border-radius:6px;background:var(--deep);color:#fff6e6;font:inherit;cursor:pointer}
:focus-visible{outline:3px solid #f2b632;outline-offset:2px}`;
