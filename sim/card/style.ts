/** The print style of the card: A4 across, two sheets that fold to a booklet of four A5 pages. */
export const cardStyle = `
@page { size: A4 landscape; margin: 0; }
* { box-sizing: border-box; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 0; color: #1b1f23; font: 8.6pt/1.32 "Helvetica Neue", Arial, "Liberation Sans", "DejaVu Sans", sans-serif; background: #e9ebee; }
.sheet { width: 297mm; height: 209.5mm; display: grid; grid-template-columns: 1fr 1fr; background: #fff; margin: 0 auto; overflow: hidden; break-after: page; }
.sheet:last-child { break-after: auto; }
@media screen { .sheet { margin: 8mm auto; box-shadow: 0 1mm 5mm #0003; } }
.page { padding: 9mm 10mm 7mm; display: flex; flex-direction: column; gap: 3.2mm; min-width: 0; }
.page + .page { border-left: 0.2mm dashed #c4cad0; }
h1 { font-size: 23pt; line-height: 1.1; margin: 0; letter-spacing: -0.02em; }
h1 small { display: block; font-size: 10.5pt; font-weight: 400; color: #4a5560; letter-spacing: 0; margin-top: 1mm; }
h2 { font-size: 11.5pt; margin: 0; color: #0f5b3a; border-bottom: 0.5mm solid #0f5b3a; padding-bottom: 0.8mm; }
p { margin: 0; }
.brand { font-size: 8.5pt; font-weight: 700; letter-spacing: 0.16em; color: #0f5b3a; }
.glass { width: 88%; align-self: center; border-radius: 2mm; image-rendering: pixelated; }
.glass.square { width: 52%; }
ol, ul { margin: 0; padding-left: 5mm; display: grid; gap: 1.2mm; }
ol li::marker { font-weight: 700; color: #0f5b3a; }
.cover ol { font-size: 10pt; gap: 1.8mm; }
.back { font-size: 9.3pt; gap: 4mm; }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; font-size: 7.6pt; color: #4a5560; font-weight: 600; padding: 0.4mm 1.2mm; }
td { padding: 0.72mm 1.2mm; border-top: 0.15mm solid #d7dce1; vertical-align: baseline; }
tr:nth-child(even) td { background: #f4f7f5; }
.presets td:first-child { font-weight: 700; text-align: right; width: 7mm; white-space: nowrap; }
.presets code { color: #4a5560; font: 7.4pt "DejaVu Sans Mono", Menlo, Consolas, monospace; float: right; padding-left: 2mm; }
.presets td:last-child { width: 17mm; }
.keys { font-size: 9.2pt; }
.keys td, .keys th { width: 18.5%; padding: 1.7mm 1.2mm; }
.keys td:first-child { font-weight: 700; width: 26%; }
.keys th kbd { font: 700 7.8pt "Helvetica Neue", Arial, "Liberation Sans", sans-serif; border: 0.25mm solid #1b1f23; border-radius: 1mm; padding: 0.2mm 1.4mm; color: #1b1f23; background: #fff; }
.held { display: block; color: #0f5b3a; font-size: 7.6pt; }
.signs { display: grid; grid-template-columns: 1fr 1fr; gap: 1.4mm 5mm; margin: 0; }
.signs div { display: grid; grid-template-columns: 11mm 1fr; align-items: center; gap: 1.5mm; }
.signs dt { background: #10151c; border-radius: 0.8mm; height: 5.2mm; display: grid; place-items: center; }
.signs dd { margin: 0; }
.signs svg { height: 3.4mm; fill: #e8f4ff; }
.small { color: #4a5560; font-size: 8pt; }
.foot { margin-top: auto; color: #4a5560; font-size: 7.2pt; }
`;
