import { POSICOES_DO_CRONOGRAMA } from '@instrutoria/domain/projeto/limits.ts';
import { nomeDaVaga } from '@instrutoria/domain/projeto/rules/nome-da-vaga.ts';
import type { Cronograma } from '@instrutoria/domain/projeto/types.ts';
import type { Bloco, Celula, LinhaDaTabela, Secao } from '../../blocos.ts';
import { celula, linha } from '../../itens.ts';
import { richText } from '../../rich-text.ts';
import { texto } from '../../texto.ts';
import type { DocumentoDoProjeto } from '../modelo.ts';

/** A row with more markup may be taller than a page. */
const SHORT_ROW = 1200;

const COLUNAS = [
  { rotulo: texto('Mês'), largura: 1, alinhamento: 'inicio' },
  { rotulo: texto('Atividade'), largura: 5.6, alinhamento: 'inicio' },
] as const;

function atividade(markup: string): Celula {
  const blocos = richText(markup);
  return blocos.length > 0 ? { tipo: 'rico', blocos } : celula();
}

/** The month for print: stored as 'MARÇO', and capitals are hard to read. */
function mes(guardado: string): string {
  return guardado.charAt(0) + guardado.slice(1).toLocaleLowerCase('pt-BR');
}

function linhasDoCronograma(c: Cronograma): LinhaDaTabela[] {
  return POSICOES_DO_CRONOGRAMA.map((n) => ({
    indivisivel: c[`atividade${n}`].length < SHORT_ROW,
    celulas: [celula(linha(mes(c[`mesAno${n}`]), 'forte')), atividade(c[`atividade${n}`])],
  }));
}

export function secaoCronograma({ projeto, cronogramas }: DocumentoDoProjeto): Secao {
  const blocos = cronogramas.flatMap((c, i): Bloco[] => [
    { tipo: 'subtitulo', texto: texto(nomeDaVaga(i, projeto.remunerados, projeto.voluntarios)) },
    { tipo: 'tabela', colunas: COLUNAS, linhas: linhasDoCronograma(c) },
  ]);
  return {
    titulo: texto('Cronograma'),
    blocos: blocos.length > 0 ? blocos : [{ tipo: 'nota', texto: texto('Nenhum cronograma informado.') }],
  };
}
