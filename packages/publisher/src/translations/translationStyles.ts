/** Styles of the board, after those of all pages. */
export const boardStyles = `
table{width:100%;border-collapse:collapse;margin:32px 0 0}
caption{font:600 1.375rem/1.2 var(--display);text-align:start;padding:0 0 8px}
th,td{text-align:start;vertical-align:top;padding:10px 16px 10px 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
thead th{border-top:0;font-size:.9375rem}
tbody th{font-weight:400}
.number{text-align:end;font-variant-numeric:tabular-nums}
main a{color:var(--signal-text)}
small{color:var(--ink-soft);font-size:.9375rem}
.filter{display:flex;flex-wrap:wrap;gap:12px 20px;align-items:end;margin:24px 0 0}
.filter label{display:grid;gap:4px;font-size:.9375rem}
.filter select,.filter input{font:inherit;min-height:44px;padding:0 10px;border:1.5px solid var(--line-strong);background:var(--white);color:var(--ink);max-width:100%}
button{font:600 .9375rem/1 var(--text);min-height:44px;padding:0 20px;border:1.5px solid var(--ink);background:transparent;color:var(--ink);cursor:pointer}
button:hover{background:var(--ink);color:var(--white)}
a:focus-visible,button:focus-visible,select:focus-visible,input:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
.paging{display:flex;gap:24px;margin:24px 0 64px}
@media(max-width:599px){thead{position:absolute;clip-path:inset(50%)}tr{display:block;border-top:1px solid var(--line);padding:8px 0}th,td{display:block;border:0;padding:2px 0}.number{text-align:start}}
@media print{.tool-bar,.filter,.paging{display:none}tr{break-inside:avoid}thead{display:table-header-group}body{background:none}}
`;
