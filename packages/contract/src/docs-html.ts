const ESTILO = `body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1b1b1b;background:#fff}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;padding:.75rem 1rem;background:#edf5ff}
select{font:inherit;min-height:2.5rem;padding:0 .5rem}.abrindo{margin:2rem}a{color:#1351b4}`;

/** The page of the calls: Redoc, which the build of the pages brings (`/redoc.js`), over the OpenAPI document. */
export const DOCS_HTML = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Referência da API · Instrutoria</title><style>${ESTILO}</style></head><body>
<header><a href="/">Voltar à Instrutoria</a><a href="/api/openapi.json">Documento OpenAPI</a><label>Assunto <select id="assunto"></select></label></header>
<div id="referencia" data-documento="/api/openapi.json"><div class="abrindo"><h1>Referência da API</h1>
<p>Abrindo… Se nada aparecer, leia o <a href="/api/openapi.json">documento OpenAPI</a>.</p></div></div>
<script src="/redoc.js" defer></script></body></html>`;
