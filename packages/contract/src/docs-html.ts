import { escaparHtml } from '@instrutoria/domain/kernel/html.ts';
import { CHAMADORES } from './access.ts';
import { refusalsOf } from './openapi.ts';
import type { Route } from './route.ts';
import { chaveDaChamada } from './route.ts';

const NOMES = [
  'Anônimo',
  'Coordenador do projeto',
  'Outro professor',
  'Avaliador designado',
  'Outro avaliador',
  'Administrador',
  'Presidente',
  'Secretaria',
];
const CELULAS = { yes: 'sim', 'yes*': 'sim, com limites', no: 'não' } as const;

function linha(route: Route): string {
  const celulas = CHAMADORES.map((c) => `<td>${CELULAS[route.acesso[c]]}</td>`).join('');
  const respostas = [...Object.keys(route.answers), ...refusalsOf(route)].join(', ');
  return `<tr><th scope="row"><code>${escaparHtml(chaveDaChamada(route))}</code><br>${escaparHtml(route.resumo)}</th>${celulas}<td>${escaparHtml(route.limites)}</td><td>${respostas}</td></tr>`;
}

const ESTILO = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:#1b1b1b;background:#fff}
h1{color:#0c326f}.rolagem{overflow-x:auto}table{border-collapse:collapse;font-size:.875rem}
th,td{border:1px solid #ccc;padding:.4rem .5rem;text-align:left;vertical-align:top}
thead th{background:#edf5ff}code{font-size:.85rem}a{color:#1351b4}`;

export function docsHtml(rotas: Readonly<Record<string, Route>>): string {
  const cabecalho = NOMES.map((nome) => `<th scope="col">${nome}</th>`).join('');
  const linhas = Object.values(rotas).map(linha).join('\n');
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>API · Instrutoria</title><style>${ESTILO}</style></head><body><main>
<h1>As chamadas da Instrutoria</h1>
<p>Os formatos de cada chamada estão no documento <a href="/api/openapi.json">OpenAPI 3.1</a>. As recusas vêm como
<code>application/problem+json</code>, com <code>code</code> para máquinas e <code>message</code> para pessoas.</p>
<div class="rolagem" tabindex="0" role="region" aria-label="Tabela das chamadas"><table><caption>Quem pode fazer o quê</caption>
<thead><tr><th scope="col">Chamada</th>${cabecalho}<th scope="col">Limites</th><th scope="col">Respostas</th></tr></thead>
<tbody>${linhas}</tbody></table></div></main></body></html>`;
}
