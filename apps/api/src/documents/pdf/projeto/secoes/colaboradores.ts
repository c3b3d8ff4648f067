import type { Bloco, LinhaDaTabela, Secao } from '../../blocos.ts';
import { celula, linha } from '../../itens.ts';
import { texto } from '../../texto.ts';
import type { DocumentoDoProjeto } from '../modelo.ts';

function coluna(rotulo: string, largura: number) {
  return { rotulo: texto(rotulo), largura, alinhamento: 'inicio' } as const;
}

function tabelaOuNota(colunas: ReturnType<typeof coluna>[], linhas: LinhaDaTabela[], nenhum: string): Bloco {
  return linhas.length > 0 ? { tipo: 'tabela', colunas, linhas } : { tipo: 'nota', texto: texto(nenhum) };
}

export function secaoColaboradores({ projeto }: DocumentoDoProjeto): Secao {
  const linhas = projeto.professores_colaboradores.map((p) => ({
    indivisivel: true,
    celulas: [
      celula(linha(p.nome, 'forte'), linha(p.email, 'suave', `mailto:${p.email}`)),
      celula(linha(p.siape)),
      celula(linha(p.unidade.nome)),
      celula(linha(p.lattes, 'normal', p.lattes)),
    ],
  }));
  return {
    titulo: texto('Professores colaboradores'),
    blocos: [
      tabelaOuNota(
        [coluna('Nome e e-mail', 5.6), coluna('SIAPE', 1.6), coluna('Unidade', 3.9), coluna('Lattes', 3.9)],
        linhas,
        'Nenhum professor colaborador cadastrado no sistema.',
      ),
    ],
  };
}

export function secaoNaoCadastrados({ projeto }: DocumentoDoProjeto): Secao {
  const linhas = projeto.professores_colaboradores_nao_cadastrado.map((p) => ({
    indivisivel: true,
    celulas: [
      celula(linha(p.nome, 'forte')),
      celula(linha(p.siape)),
      celula(linha(p.unidade.nome)),
      celula(linha(p.regimeTrabalho)),
    ],
  }));
  return {
    titulo: texto('Professores não cadastrados no sistema'),
    blocos: [
      tabelaOuNota(
        [
          coluna('Nome', 5.6),
          coluna('SIAPE', 1.6),
          coluna('Unidade', 3.9),
          coluna('Regime de trabalho', 3.9),
        ],
        linhas,
        'Nenhum professor colaborador fora do sistema.',
      ),
    ],
  };
}
