import type { Disciplina, Semestre, TipoDeDisciplina } from '@instrutoria/domain/projeto/types.ts';
import type { LinhaDaTabela, Secao } from '../../blocos.ts';
import { celula, linha } from '../../itens.ts';
import { texto } from '../../texto.ts';
import type { DocumentoDoProjeto } from '../modelo.ts';

const SEMESTRE: Readonly<Record<Semestre, string>> = {
  primeiro: 'Primeiro semestre',
  segundo: 'Segundo semestre',
  anual: 'Anual',
};

const TIPO: Readonly<Record<TipoDeDisciplina, string>> = {
  pratica: 'Prática',
  teorica: 'Teórica',
  'teorico-Pratica': 'Teórico-prática',
};

/** A row with more text may be taller than a page. */
const SHORT_ROW = 600;

const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

function linhaDaDisciplina(d: Disciplina): LinhaDaTabela {
  const cursos = d.cursos_ofertadas.join('; ');
  return {
    indivisivel: d.nome.length + d.unidade_oferta.nome.length + cursos.length < SHORT_ROW,
    celulas: [
      celula(linha(d.nome, 'forte'), linha(d.codigo, 'suave')),
      celula(linha(d.unidade_oferta.nome), linha(SEMESTRE[d.semestre], 'suave')),
      celula(linha(cursos)),
      celula(
        linha(TIPO[d.tipo_disciplina]),
        linha(d.ehObrigatoria ? 'Obrigatória' : 'Não obrigatória', 'suave'),
      ),
      celula(linha(`${numero.format(d.tsd)}\u00a0%`)),
      celula(linha(`${numero.format(d.carga_horaria)}\u00a0h`)),
    ],
  };
}

/** The proof is a separate file (D22). */
export function secaoDisciplinas({ projeto }: DocumentoDoProjeto): Secao {
  const disciplinas = projeto.comprovante_disciplinas?.disciplinas_associadas ?? [];
  if (disciplinas.length === 0) {
    return {
      titulo: texto('Disciplinas'),
      blocos: [{ tipo: 'nota', texto: texto('Nenhuma disciplina informada.') }],
    };
  }
  const colunas = [
    { rotulo: texto('Disciplina e código'), largura: 4.2, alinhamento: 'inicio' },
    { rotulo: texto('Unidade e semestre'), largura: 3.6, alinhamento: 'inicio' },
    { rotulo: texto('Cursos'), largura: 4.4, alinhamento: 'inicio' },
    { rotulo: texto('Tipo e obrigatoriedade'), largura: 2.9, alinhamento: 'inicio' },
    { rotulo: texto('TSD'), largura: 1.4, alinhamento: 'fim' },
    { rotulo: texto('Carga horária'), largura: 1.6, alinhamento: 'fim' },
  ] as const;
  return {
    titulo: texto('Disciplinas'),
    blocos: [
      { tipo: 'tabela', colunas, linhas: disciplinas.map(linhaDaDisciplina) },
      { tipo: 'nota', texto: texto('TSD: taxa de sucesso da disciplina.') },
    ],
  };
}
