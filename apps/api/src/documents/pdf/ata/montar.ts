import type { Instituicao } from '@instrutoria/domain/configuracao/types.ts';
import {
  aberturaDaAta,
  conducaoDaAta,
  interrupcoesDaAta,
  linhasDoItem,
  nomesDosPresentes,
  presencasDaAta,
  resumoPorExtenso,
  tituloDaAta,
} from '@instrutoria/domain/reuniao/rules/ata.ts';
import { compareceram } from '@instrutoria/domain/reuniao/rules/sala.ts';
import type { ConteudoDaAta } from '@instrutoria/domain/reuniao/types.ts';
import type { Documento, LinhaDaTabela, Secao } from '../blocos.ts';
import { cabecalhoDa } from '../cabecalho.ts';
import { emUtc } from '../data.ts';
import { celula, linha } from '../itens.ts';
import { arquivosDoLogo } from '../logo.ts';
import { limpar, texto } from '../texto.ts';
import { textoCorrido } from '../texto-corrido.ts';
import type { DocumentoPronto } from '../trabalho.ts';

export interface PapelDaAta {
  readonly reuniao: number;
  readonly conteudo: ConteudoDaAta;
  readonly sha256: string;
  readonly criadaEm: string;
  readonly instituicao: Instituicao;
  readonly logo: Uint8Array | null;
}

const COLUNAS = [
  { rotulo: texto('Item'), largura: 1, alinhamento: 'fim' },
  { rotulo: texto('Projeto'), largura: 5, alinhamento: 'inicio' },
  { rotulo: texto('Decisão'), largura: 9, alinhamento: 'inicio' },
] as const;

function itens({ itens: todos, fuso }: ConteudoDaAta): LinhaDaTabela[] {
  return todos.map((item, i) => ({
    indivisivel: item.anotacao.length + (item.decisao?.motivo.length ?? 0) < 1500,
    celulas: [
      celula(linha(String(i + 1), 'forte')),
      celula(linha(item.projeto.titulo, 'forte'), linha(`nº ${item.projeto.id}`, 'suave')),
      celula(...linhasDoItem(item, fuso).map((uma) => linha(uma))),
    ],
  }));
}

const secao = (titulo: string, escrito: string): Secao => ({
  titulo: texto(titulo),
  blocos: [textoCorrido(escrito)],
});

/** Everybody who was present, and the secretary. */
function quemAssina({ presencas, presidiu, redigiu }: ConteudoDaAta) {
  const membros = compareceram(presencas).map(({ id, nome }) => ({
    nome: texto(nome),
    papel: texto(id === presidiu?.id ? 'Presidiu a sessão' : 'Membro da comissão'),
  }));
  const redator = redigiu === undefined ? [] : [{ nome: texto(redigiu.nome), papel: texto('Redigiu a ata') }];
  return [...membros, ...redator];
}

/**
 * The minutes as a document, with the hash of the stored text, so that paper and text can be compared. Pure.
 */
export function montarAta(papel: PapelDaAta): DocumentoPronto {
  const { conteudo, sha256, criadaEm, instituicao, logo, reuniao } = papel;
  const titulo = `${tituloDaAta(conteudo)}${conteudo.versao > 1 ? `, versão ${conteudo.versao}` : ''}`;
  const interrupcoes = interrupcoesDaAta(conteudo);
  const modelo: Documento = {
    propriedades: {
      titulo: limpar(`${titulo}: ${conteudo.edital}`).trim(),
      autor: limpar(conteudo.instituicao).trim(),
      palavrasChave: [],
      data: emUtc(new Date(criadaEm)),
    },
    cabecalho: cabecalhoDa(instituicao, logo, texto(conteudo.edital), conteudo),
    rodape: texto(`${titulo} · SHA-256 do texto: ${sha256}`),
    chapeu: texto(`${conteudo.sessao}ª sessão da comissão`),
    etiqueta: null,
    titulo: texto(titulo),
    palavrasInteiras: true,
    secoes: [
      {
        titulo: null,
        blocos: [textoCorrido([aberturaDaAta(conteudo), ...conducaoDaAta(conteudo)].join('\n'))],
      },
      secao(
        'Presentes',
        `${nomesDosPresentes(conteudo).join('\n')}\n\n${presencasDaAta(conteudo).join('\n')}`,
      ),
      ...(interrupcoes.length === 0 ? [] : [secao('Interrupções', interrupcoes.join('\n'))]),
      {
        titulo: texto('Pauta e decisões'),
        blocos: [
          textoCorrido(resumoPorExtenso(conteudo.itens)),
          { tipo: 'tabela', colunas: COLUNAS, linhas: itens(conteudo) },
        ],
      },
      ...conteudo.retificacoes.map(({ motivo, texto: escrito }, i) =>
        secao(`Retificação ${i + 1}`, `Motivo: ${motivo}\n\n${escrito}`),
      ),
      {
        titulo: texto('Assinaturas'),
        blocos: [
          {
            tipo: 'assinaturas',
            linhas: quemAssina(conteudo),
          },
        ],
      },
    ],
  };
  return { modelo, arquivos: arquivosDoLogo(logo), sobre: { sessao: reuniao } };
}
