/** Styles of the pages of a dry run, after those of all pages. */
export const changesStyles = `
main:has(.frames){max-width:none}
.pages{list-style:none;padding:0;margin:0}
.pages li{padding:10px 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
.pages small{display:block}
main h2{margin:32px 0 8px;font:600 1.375rem/1.2 var(--display)}
main a{color:var(--signal-text)}
small{color:var(--ink-soft);font-size:.9375rem;font-weight:400}
details{margin:32px 0}
summary{min-height:44px;cursor:pointer}
.tools{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;margin:16px 0}
button{font:600 .9375rem/1 var(--text);min-height:44px;padding:0 16px;border:1.5px solid var(--ink);background:transparent;color:var(--ink);cursor:pointer}
button:hover{background:var(--ink);color:var(--white)}
button:disabled{border-color:var(--line-strong);color:var(--ink-soft);background:none;cursor:default}
a:focus-visible,button:focus-visible,iframe:focus-visible,summary:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
.frames{display:grid;grid-template-columns:1fr 1fr;gap:16px}
figure{margin:0}
figcaption{font-weight:600;margin:0 0 8px}
iframe{width:100%;height:72vh;border:1.5px solid var(--line-strong);background:#fff}
.none{margin:0;padding:24px;border:1.5px dashed var(--line-strong)}
#side{display:none}
#texts li{margin:0 0 12px;overflow-wrap:anywhere}
del{color:var(--ink-soft)}
ins{text-decoration-thickness:2px}
@media(max-width:799px){.frames{grid-template-columns:1fr}.frames[data-shown="after"] figure:has(#before),.frames[data-shown="before"] figure:has(#after){display:none}#side{display:inline-block}}
`;
