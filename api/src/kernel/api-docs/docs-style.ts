/** The one style of the page; allowed by its hash. */
export const docsStyle = `:root{color-scheme:light dark;--ink:#1d2430;--soft:#57606f;--line:#d5dbe4;--page:#fff;--panel:#f5f7fa;--mark:#0b5d4d;--get:#0b5d4d;--post:#1f4fa3;--put:#8a5200;--delete:#a3243b}
@media(prefers-color-scheme:dark){:root{--ink:#e6eaf0;--soft:#a4aebd;--line:#38414f;--page:#12161c;--panel:#1a2029;--mark:#5fd0b5;--get:#5fd0b5;--post:#8fb4ff;--put:#f0b765;--delete:#ff93a5}}
*{box-sizing:border-box}html{scroll-padding-top:9.5rem}@media(min-width:64rem){html{scroll-padding-top:5rem}}
body{margin:0;font:1rem/1.55 system-ui,sans-serif;color:var(--ink);background:var(--page)}
a{color:var(--mark)}code,pre,.path,.method{font-family:ui-monospace,SFMono-Regular,Menlo,monospace}
header{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;padding:.75rem 1.25rem;background:var(--page);border-bottom:1px solid var(--line)}
h1{font-size:1.05rem;margin:0}header label{flex:1 1 16rem;display:flex;gap:.5rem;align-items:center}
input{flex:1;min-width:0;font:inherit;color:inherit;padding:.5rem .75rem;border:1px solid var(--soft);border-radius:.4rem;background:var(--panel)}
:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
.columns{display:grid;grid-template-columns:minmax(0,1fr);max-width:90rem;margin:0 auto}
nav{display:none;font-size:.9rem;padding:1.25rem;border-right:1px solid var(--line)}
nav h2{font-size:.8rem;margin:1.25rem 0 .25rem;color:var(--soft)}nav ul{list-style:none;margin:0;padding:0}
nav li a{display:block;padding:.2rem 0;color:inherit;text-decoration:none;overflow-wrap:anywhere}nav li a:hover{text-decoration:underline}
main{padding:1.25rem;min-width:0}main>section>h2{font-size:1.35rem;margin:2.25rem 0 .5rem}
@media(min-width:64rem){.columns{grid-template-columns:19rem minmax(0,1fr)}nav{display:block;position:sticky;top:3.9rem;max-height:calc(100vh - 3.9rem);overflow:auto}main{padding:1.25rem 2.5rem}}
article{border:1px solid var(--line);border-radius:.5rem;margin:.6rem 0;background:var(--page)}
article>details>summary{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline;padding:.7rem 1rem;cursor:pointer;list-style:none}
article>details>summary::-webkit-details-marker{display:none}article>details[open]>summary{border-bottom:1px solid var(--line)}
.method{font-weight:700;font-size:.85rem;min-width:3.6rem}.GET{color:var(--get)}.POST{color:var(--post)}.PUT{color:var(--put)}.DELETE{color:var(--delete)}.PATCH,.HEAD{color:var(--put)}
.path{font-weight:600;overflow-wrap:anywhere}.what{color:var(--soft);flex:1 1 16rem}
.inside{padding:.25rem 1rem 1rem}.inside h4{margin:1.25rem 0 .35rem;font-size:.9rem}.inside p{margin:.6rem 0;max-width:75ch}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line)}th{color:var(--soft);font-weight:600}
pre{margin:.35rem 0;padding:.75rem;background:var(--panel);border-radius:.4rem;overflow:auto;max-height:26rem;font-size:.82rem;line-height:1.45}
.inside details{margin:.35rem 0}.inside summary{cursor:pointer;font-size:.9rem}@media(max-width:40rem){.fields thead{display:none}.fields tr{display:flex;flex-wrap:wrap;gap:.1rem .75rem;padding:.4rem 0;border-bottom:1px solid var(--line)}.fields td{border:0;padding:0;overflow-wrap:anywhere}.fields td:empty{display:none}.fields td:last-child{flex-basis:100%;color:var(--soft)}}
[hidden]{display:none!important}#count{color:var(--soft);font-size:.9rem}`;
