/** The style of the page. It names no font and no picture: the page is read without a network. */
export const pageStyle = `
:root{color-scheme:light dark;--ink:#10292e;--muted:#4c6469;--line:#d5dfe1;--surface:#fff;--ground:#f1f5f5;--link:#0b6e6e}
@media (prefers-color-scheme:dark){:root{--ink:#e6eff0;--muted:#a9bcc0;--line:#33484d;--surface:#16272b;--ground:#0d1b1e;--link:#5cc8c2}}
*{box-sizing:border-box}
body{margin:0;padding:1.25rem;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:auto}
h1{margin:0 0 .25rem;font-size:1.75rem;line-height:1.2}
h2{margin:0 0 .75rem;font-size:1.25rem}
h3{margin:1rem 0 .25rem;font-size:1rem}
section{margin:1.25rem 0;padding:1.25rem;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
nav ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;padding:0;list-style:none}
nav a{display:inline-block;padding:.75rem 0;color:var(--link)}
.muted{color:var(--muted)}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.5rem 1.5rem;margin:0}
dt{color:var(--muted);font-size:.875rem}
dd{margin:0;overflow-wrap:anywhere}
.table,.wide{overflow-x:auto}
.wide svg{min-width:34rem}
table{width:100%;border-collapse:collapse;font-size:.9375rem;font-variant-numeric:tabular-nums}
th,td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:break-word}
td{min-width:5rem}
th{color:var(--muted);font-weight:600}
summary{padding:.75rem 0;cursor:pointer}
details{border-bottom:1px solid var(--line)}
pre{white-space:pre-wrap;font:inherit;overflow-wrap:anywhere}
figure{margin:0 0 1rem}
figcaption{color:var(--muted);font-size:.875rem}
svg{display:block;width:100%;height:auto;overflow:visible}
svg text{fill:var(--muted);font:12px system-ui,sans-serif}
svg .value{fill:var(--ink);font-weight:700}
svg .grid{stroke:var(--line)}
svg .band{fill:var(--link);fill-opacity:.16}
svg .series{fill:none;stroke:var(--link);stroke-width:2.5;stroke-linejoin:round}
svg .point{fill:var(--link);stroke:var(--surface);stroke-width:2}
svg .ring{fill:var(--surface);stroke:var(--link);stroke-width:2.5}
svg .bar{fill:var(--link)}
.sparks{display:grid;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr));gap:1rem 1.5rem}
@media print{body{padding:0;background:#fff;color:#000}section{border:0;padding:0;break-inside:auto}nav{display:none}tr,figure{break-inside:avoid}.wide svg{min-width:0}}
`.trim();
