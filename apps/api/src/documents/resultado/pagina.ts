import type { CriterioPublico } from '@instrutoria/domain/barema/types.ts';
import { formatarDataHora, formatarDia } from '@instrutoria/domain/kernel/datas.ts';
import { fusoPorExtenso } from '@instrutoria/domain/kernel/fuso.ts';
import { escaparHtml as e } from '@instrutoria/domain/kernel/html.ts';
import { nomeDoTexto } from '@instrutoria/domain/publicacao/rules/texto.ts';
import type { Especie } from '@instrutoria/domain/publicacao/types.ts';
import {
  type RecursosEmNumeros,
  recursosPorExtenso,
} from '@instrutoria/domain/recurso/rules/recursos-em-numeros.ts';
import {
  justificativaPorExtenso,
  motivoPorExtenso,
  NOMES_DAS_COLUNAS,
  nomeDoResultado,
  processoPorExtenso,
  versaoPorExtenso,
} from '@instrutoria/domain/resultado/messages.ts';
import {
  diferencaPorExtenso,
  type LinhaComparada,
  porquesPorExtenso,
} from '@instrutoria/domain/resultado/rules/comparar-versoes.ts';
import { bolsasComOsProjetos, valorPorExtenso } from '@instrutoria/domain/resultado/rules/por-extenso.ts';
import type { LinhaExibida, VersaoDoResultado } from '@instrutoria/domain/resultado/types.ts';
import { MENSAGENS_SORTEIO as M } from '@instrutoria/domain/sorteio/messages.ts';
import {
  codigoPorExtenso,
  eventoPorExtenso,
  type RegistroDosSorteios,
  type SorteioPublico,
  sorteioPorExtenso,
} from '@instrutoria/domain/sorteio/rules/registro.ts';
import type { Celula } from '../planilhas/modelo.ts';
import { COLUNAS_DO_RESULTADO, celulasDoResultado } from './linhas.ts';

interface Casa {
  readonly instituicao: string;
  readonly cor: string;
  readonly publicUrl: string;
  readonly fuso: string;
}

/** A publication text that everybody may read. */
interface TextoNaPagina {
  readonly id: number;
  readonly resultado: number;
  readonly especie: Especie;
  readonly numero: number;
  readonly ano: number;
  readonly versao: number;
  readonly emVigor: boolean;
}

export interface ResultadoPublico extends Casa {
  readonly edital: {
    readonly id: number;
    readonly nome: string;
    readonly resultadoPublicadoEm: string;
    readonly finalEm?: string | null | undefined;
    readonly processo?: string | undefined;
  };
  readonly versao: VersaoDoResultado;
  /** All versions in order; the last is in force. */
  readonly versoes: readonly VersaoDoResultado[];
  readonly linhas: readonly LinhaExibida[];
  /** null for a call that does not publish these figures. */
  readonly recursos: RecursosEmNumeros | null;
  /** null for a call that does not publish these figures. */
  readonly sorteios: RegistroDosSorteios | null;
  readonly textos: readonly TextoNaPagina[];
  /** The criteria of the call's own barema; absent where they are the usual ones. */
  readonly criterios?: readonly CriterioPublico[];
  /** The comparison with another version, where it was requested. */
  readonly comparacao?: {
    readonly de: VersaoDoResultado;
    readonly ate: VersaoDoResultado;
    readonly linhas: readonly LinhaComparada[];
  };
}

const ESTILO = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:1.5rem;max-width:80rem;color:#1b2a41;background:#fff}
h1{font-size:1.75rem;line-height:1.25}h2{font-size:1.25rem}a{color:var(--cor)}code{overflow-wrap:anywhere}
.rolagem{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.875rem}caption{text-align:start;padding:.5rem 0;font-weight:600}
th,td{border-bottom:1px solid #d9e0ea;padding:.5rem;text-align:start;vertical-align:top}tbody th{font-weight:600;min-width:14rem}
.n{text-align:end;font-variant-numeric:tabular-nums}.aviso{border-inline-start:4px solid #8f4700;padding:.25rem .75rem;background:#fff8e6}
@media print{body{padding:0;max-width:none}.rolagem{overflow:visible}thead{display:table-header-group}tr{break-inside:avoid}nav{display:none}}`;

const caminho = (edital: number) => `/api/publico/resultados/${edital}`;
const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 5, useGrouping: false });

function documento(casa: Casa, titulo: string, canonica: string, corpo: string): Buffer {
  const html = `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${e(titulo)} · ${e(casa.instituicao)}</title><link rel="canonical" href="${e(casa.publicUrl + canonica)}">
<style>:root{--cor:${casa.cor}}
${ESTILO}</style></head><body><header><p>${e(casa.instituicao)}</p></header><main>
<h1>${e(titulo)}</h1>
${corpo}
</main></body></html>
`;
  return Buffer.from(html, 'utf8');
}

function celula(valor: Celula, coluna: number): string {
  if (COLUNAS_DO_RESULTADO[coluna] === 'Projeto') return `<th scope="row">${e(String(valor))}</th>`;
  if (typeof valor === 'number') return `<td class="n">${numero.format(valor)}</td>`;
  return `<td>${valor === null ? '—' : e(valor)}</td>`;
}

const COLUNAS_DA_COMPARACAO = ['Projeto', 'O quê', 'Antes', 'Depois', 'Diferença', 'Por quê'] as const;

/** The projects that changed between two versions, and why: one row per changed figure. */
function tabelaDaComparacao({ de, ate, linhas }: NonNullable<ResultadoPublico['comparacao']>): string {
  const titulo = `O que mudou da versão ${de.numero} à versão ${ate.numero}`;
  if (linhas.length === 0) return `<h2 id="mudou">${titulo}</h2><p>Nenhuma linha mudou.</p>`;
  const corpo = linhas.flatMap(({ projeto_id, titulo: projeto, campos, porques }) =>
    campos.map(({ campo, de: antes, para, diferenca }, i) => {
      const nome =
        i > 0 ? '' : `<th scope="rowgroup" rowspan="${campos.length}">nº ${projeto_id}, ${e(projeto)}</th>`;
      const porque = i > 0 ? '' : `<td rowspan="${campos.length}">${e(porquesPorExtenso(porques))}</td>`;
      return `<tr>${nome}<td>${e(NOMES_DAS_COLUNAS[campo] ?? campo)}</td><td>${e(valorPorExtenso(antes, campo))}</td><td>${e(valorPorExtenso(para, campo))}</td><td class="n">${diferencaPorExtenso(diferenca)}</td>${porque}</tr>`;
    }),
  );
  return `<h2 id="mudou">${titulo}</h2>
<div class="rolagem" tabindex="0" role="region" aria-label="${titulo}"><table><caption>Projetos que mudaram: ${linhas.length}</caption>
<thead><tr>${COLUNAS_DA_COMPARACAO.map((nome) => `<th scope="col">${nome}</th>`).join('')}</tr></thead>
<tbody>
${corpo.join('\n')}
</tbody></table></div>`;
}

function tabelaDosCriterios(criterios: NonNullable<ResultadoPublico['criterios']>): string {
  const linhas = criterios.map(
    ({ fase, nome, maximo, peso, minimo }) =>
      `<tr><th scope="row">${e(nome)}</th>${[fase, maximo, peso].map((n) => `<td class="n">${numero.format(n)}</td>`).join('')}<td class="n">${minimo === null ? 'nenhum' : numero.format(minimo)}</td></tr>`,
  );
  return `\n<h2>Critérios da avaliação</h2>
<div class="rolagem" tabindex="0" role="region" aria-label="Critérios da avaliação"><table><caption>Critérios: ${criterios.length}</caption>
<thead><tr>${['Critério', 'Fase', 'Máximo', 'Peso', 'Mínimo'].map((nome) => `<th scope="col">${nome}</th>`).join('')}</tr></thead>
<tbody>
${linhas.join('\n')}
</tbody></table></div>`;
}

function listaDosSorteios(
  { eventos, sorteios }: RegistroDosSorteios,
  aqui: string,
  quando: (instante: string) => string,
): string {
  const lista = (itens: readonly string[]) => `<ul>${itens.map((um) => `<li>${e(um)}</li>`).join('')}</ul>`;
  const um = (sorteio: SorteioPublico) => {
    const linhas = sorteio.linhas.map(
      ({ projeto_id, titulo, avaliadores }) =>
        `<tr><td class="n">${projeto_id}</td><th scope="row">${e(titulo)}</th><td>${avaliadores.map(codigoPorExtenso).join(', ')}</td></tr>`,
    );
    const nome = `Projetos designados pelo sorteio ${sorteio.numero}`;
    const tabela = `<details><summary>${nome}</summary><div class="rolagem" tabindex="0" role="region" aria-label="${nome}"><table><caption>Projetos: ${linhas.length}</caption>
<thead><tr>${['Número', 'Projeto', 'Códigos dos avaliadores'].map((coluna) => `<th scope="col">${coluna}</th>`).join('')}</tr></thead>
<tbody>
${linhas.join('\n')}
</tbody></table></div></details>`;
    return `<h3>Sorteio ${sorteio.numero}</h3>${lista(sorteioPorExtenso(sorteio, quando, formatarDia))}
<p>SHA-256 do sal e das entradas: <code>${e(sorteio.compromisso)}</code></p>${linhas.length === 0 ? '' : tabela}`;
  };
  const anunciados = lista(eventos.map((evento) => eventoPorExtenso(evento, quando, formatarDia)));
  return `\n<h2 id="sorteios">Como os avaliadores foram sorteados</h2>
<p>${e(sorteios.length === 0 ? M.nenhumSorteio : M.sobreOsCodigos)}</p>
${eventos.length === 0 ? '' : `<p>Eventos anunciados antes, de onde viriam os números:</p>${anunciados}`}${sorteios.map(um).join('\n')}
<p><a href="${aqui}/sorteios">Baixar o registro dos sorteios (JSON)</a></p>`;
}

function listaDosTextos(textos: readonly TextoNaPagina[]): string {
  if (textos.length === 0) return '';
  const um = (texto: TextoNaPagina) => {
    const nome = `${nomeDoTexto(texto)}${texto.versao > 1 ? `, versão ${texto.versao}` : ''}`;
    const depois = texto.emVigor ? '' : ' (há uma versão mais nova)';
    const arquivo = `/api/publico/textos_de_publicacao/${texto.id}`;
    return `<li>${e(nome)}, da versão ${texto.resultado} do resultado${depois}: <a href="${arquivo}/pdf">PDF</a>, <a href="${arquivo}/texto">texto</a></li>`;
  };
  return `\n<h2>Textos de publicação</h2>\n<ul>${textos.map(um).join('\n')}</ul>`;
}

/** A complete version of a result, in a page without scripts. */
export function paginaDoResultado(publico: ResultadoPublico): Buffer {
  const { edital, versao, versoes, linhas, comparacao, recursos, sorteios, textos, criterios, fuso } =
    publico;
  const quando = (instante: string) => formatarDataHora(new Date(instante), fuso);
  const aqui = caminho(edital.id);
  const emVigor = versoes.at(-1)?.numero === versao.numero;
  const cabeca = COLUNAS_DO_RESULTADO.map((nome) => `<th scope="col">${nome}</th>`).join('');
  const corpo = celulasDoResultado(linhas).map((uma) => `<tr>${uma.map(celula).join('')}</tr>`);
  const bolsas = bolsasComOsProjetos(linhas);
  const das = versoes.map((outra) => {
    const nome = `versão ${outra.numero}, de ${quando(outra.instante)}: ${motivoPorExtenso(outra)}`;
    return outra.numero === versao.numero
      ? `<li><b>${e(nome)} (esta)</b></li>`
      : `<li><a href="${aqui}/pagina?versao=${outra.numero}">${e(nome)}</a>, <a href="${aqui}/pagina?versao=${versao.numero}&amp;desde=${outra.numero}#mudou">comparar esta com a versão ${outra.numero}</a></li>`;
  });
  return documento(
    publico,
    `${nomeDoResultado(edital, versao)}: ${edital.nome}`,
    emVigor ? `/resultados/${edital.id}` : `/resultados/${edital.id}/versoes/${versao.numero}`,
    `${edital.processo === undefined ? '' : `<p>${e(processoPorExtenso(edital.processo))}</p>\n`}<p>${e(versaoPorExtenso(versao, edital, quando))}</p>
${emVigor ? '' : `<p class="aviso">Esta versão não está mais em vigor. <a href="${aqui}/pagina">Ver o resultado em vigor</a></p>`}
${versao.justificativa === null ? '' : `<p>${e(justificativaPorExtenso(versao) ?? '')}</p>`}
<nav aria-label="Baixar"><p><a href="${aqui}/versoes/${versao.numero}/planilha">Baixar as linhas (CSV)</a> ·
<a href="${aqui}/versoes/${versao.numero}/arquivo">Baixar o texto canônico (JSON)</a> ·
<a href="/api/publico/resultados/pagina">Todos os resultados</a></p></nav>
${bolsas === null ? '' : `<p>${e(bolsas)}</p>\n`}<div class="rolagem" tabindex="0" role="region" aria-label="Projetos"><table><caption>Projetos: ${linhas.length}</caption>
<thead><tr>${cabeca}</tr></thead>
<tbody>
${corpo.join('\n')}
</tbody></table></div>${criterios === undefined ? '' : tabelaDosCriterios(criterios)}
${comparacao === undefined ? '' : tabelaDaComparacao(comparacao)}${recursos === null ? '' : `\n<h2>Recursos</h2>\n<p>${e(recursosPorExtenso(recursos).join(' '))}</p>`}${sorteios === null ? '' : listaDosSorteios(sorteios, aqui, quando)}${listaDosTextos(textos)}
<h2>Versões deste resultado</h2>
<ol>${das.join('\n')}</ol>
<p>SHA-256 das linhas desta versão (JSON canônico, RFC 8785, com uma marca no lugar de cada nome): <code>${e(versao.sha256)}</code> · <a href="${aqui}/versoes/${versao.numero}/arquivo?conferencia=true">Conferir a soma (JSON)</a></p>
<p>Datas e horas: ${e(fusoPorExtenso(fuso, new Date(versao.instante)))}.</p>`,
  );
}

/** All published results, with a link to each. */
export function paginaDosResultados(publicados: readonly ResultadoPublico['edital'][], casa: Casa): Buffer {
  const linhas = publicados.map(
    ({ id, nome, resultadoPublicadoEm, finalEm }) =>
      `<li><a href="${caminho(id)}/pagina">${e(nome)}</a>, publicado em ${formatarDataHora(new Date(resultadoPublicadoEm), casa.fuso)}${finalEm === null ? ' (resultado preliminar)' : ''}</li>`,
  );
  return documento(
    casa,
    'Resultados publicados',
    '/resultados',
    linhas.length === 0 ? '<p>Nenhum resultado foi publicado.</p>' : `<ul>${linhas.join('\n')}</ul>`,
  );
}
