/** Of the status page, after pageStyles. */
export const statusStyles = `
.tool-bar>a+a{color:var(--inverse-soft);font-size:.9375rem}
h1{font:600 clamp(2.5rem,1.73rem + 3.16vw,4.75rem)/1 var(--display);letter-spacing:-.03em;margin:32px 0 16px;max-width:16ch;text-wrap:balance}
h2{font:600 1.625rem/1.2 var(--display);letter-spacing:-.015em;margin:0 0 16px}
.lead{font-size:1.25rem;max-width:60ch;margin:0;color:var(--ink-soft)}
section{border-top:1px solid var(--line-strong);padding:24px 0 56px;margin-top:8px}
.steps{display:grid;grid-template-columns:repeat(5,1fr);gap:4px;margin:48px 0 56px;padding:0;list-style:none}
.steps li{border-top:6px solid var(--line);padding-top:12px;font-size:.9375rem;color:var(--ink-soft)}
.steps li.done{border-color:var(--ink);color:var(--ink)}
.steps li.now{border-color:var(--signal);color:var(--ink);font-weight:600}
.steps li.stop{border-color:var(--signal-text);color:var(--signal-text);font-weight:600}
.bar{height:6px;background:var(--line);margin:24px 0 8px;max-width:560px}
.bar div{height:100%;background:var(--signal)}
.figures{display:flex;flex-wrap:wrap;gap:16px 64px;margin:0 0 32px}
.figures div{display:flex;flex-direction:column-reverse}
.figures dd{margin:0;font:600 clamp(1.875rem,1.5rem + 1.5vw,2.875rem)/1.1 var(--display);letter-spacing:-.02em}
.figures dt{color:var(--ink-soft);font-size:.9375rem}
ul.plain,ol.plain{list-style:none;margin:0;padding:0}
ul.plain>li,ol.plain>li{border-top:1px solid var(--line);padding:12px 0;display:grid;gap:0 24px}
button{font:600 .9375rem/1 var(--text);min-height:44px;padding:0 20px;border:1.5px solid var(--ink);background:transparent;color:var(--ink);cursor:pointer}
button:hover{background:var(--ink);color:var(--white)}
ul.plain>li:first-child,ol.plain>li:first-child{border-top:0;padding-top:0}
main a{color:var(--signal-text);text-underline-offset:.2em}
a:focus-visible,summary:focus-visible,button:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
section>div>p:first-child{margin-top:0}
small,.soft{color:var(--ink-soft);font-size:.9375rem}
.fault{border-left:6px solid var(--signal-text);padding:2px 0 2px 20px;margin:32px 0 0;max-width:75ch}
.fault p{margin:0 0 8px}
summary{cursor:pointer;padding:8px 0;font-weight:600}
.fault li span{white-space:pre-line;overflow-wrap:anywhere}
pre{font-size:.8125rem;line-height:1.5;background:var(--mist);padding:12px;margin:0;overflow:auto;max-height:24em}
code{font-size:.9em;background:var(--mist);padding:2px 6px;overflow-wrap:anywhere}
.tag{display:inline-block;margin-right:6px;font-size:.8125rem;font-weight:600;padding:1px 8px;border:1px solid currentColor}
.tag.bad{color:var(--signal-text)}
@media(min-width:960px){
section{display:grid;grid-template-columns:1fr 3fr;gap:24px}
ul.plain>li,ol.plain>li{grid-template-columns:1fr auto}
li .wide{grid-column:1/-1}
}
@media(max-width:959px){li form{margin-top:8px}}
@media(max-width:599px){.steps{grid-template-columns:1fr;gap:0}.steps li{border-top:0;border-left:6px solid var(--line);padding:6px 12px}}
`;
