import type { Instituicao } from '@instrutoria/domain/configuracao/types.ts';
import type { FatosDoMes, FolhaDoMes } from '@instrutoria/domain/frequencia/rules/folha-do-mes.ts';
import type { Bloco, Documento, LinhaDaTabela } from '../blocos.ts';
import { cabecalhoDa } from '../cabecalho.ts';
import { emUtc } from '../data.ts';
import { celula, item, linha } from '../itens.ts';
import { arquivosDoLogo } from '../logo.ts';
import { limpar, texto } from '../texto.ts';
import { textoCorrido } from '../texto-corrido.ts';
import type { DocumentoPronto } from '../trabalho.ts';

export interface PapelDaFolhaDoMes {
  readonly instrutor: number;
  readonly fatos: FatosDoMes;
  readonly folha: FolhaDoMes;
  readonly sha256: string;
  /** Of the facts, not of the printing, so that the same facts print the same document. */
  readonly data: Date;
  readonly instituicao: Instituicao;
  readonly logo: Uint8Array | null;
}

const COLUNAS = [
  { rotulo: texto('Dia'), largura: 3, alinhamento: 'inicio' },
  { rotulo: texto('Horas'), largura: 2, alinhamento: 'fim' },
  { rotulo: texto('Atividade'), largura: 11, alinhamento: 'inicio' },
] as const;

const COMO_CONFERIR =
  'A soma SHA-256 ao pé da página é do texto desta folha. Impressa outra vez no sistema, a folha do mesmo mês traz a mesma soma se nada mudou.';

function dosDias({ dias }: FolhaDoMes): Bloco {
  if (dias.length === 0) return textoCorrido('Sem dias enviados pelo aluno neste mês.');
  const linhas = dias.map(
    ({ dia, horas, atividade }): LinhaDaTabela => ({
      indivisivel: true,
      celulas: [celula(linha(dia)), celula(linha(horas)), celula(linha(atividade))],
    }),
  );
  return { tipo: 'tabela', colunas: COLUNAS, linhas };
}

const itens = (fatos: FolhaDoMes['horas']) => fatos.map(([rotulo, valor]) => item(rotulo, valor));

/** The attendance sheet of a month, to be signed by both. Pure. */
export function montarPapelDaFolhaDoMes(papel: PapelDaFolhaDoMes): DocumentoPronto {
  const { folha, fatos, sha256, data, instituicao, logo } = papel;
  const modelo: Documento = {
    propriedades: {
      titulo: limpar(`${folha.titulo}: ${fatos.aluno.nome}`).trim(),
      autor: limpar(instituicao.nome).trim(),
      palavrasChave: [],
      data: emUtc(data),
    },
    cabecalho: cabecalhoDa(instituicao, logo, texto(fatos.edital)),
    rodape: texto(`SHA-256 do texto: ${sha256}`),
    chapeu: texto(`Projeto nº ${fatos.projeto.id}, ${fatos.projeto.titulo}`),
    etiqueta: null,
    titulo: texto(folha.titulo),
    palavrasInteiras: true,
    secoes: [
      { titulo: null, blocos: [{ tipo: 'ficha', itens: itens(folha.identificacao) }] },
      { titulo: texto('Dias e atividades'), blocos: [dosDias(folha)] },
      { titulo: texto('Horas do mês'), blocos: [{ tipo: 'dados', itens: itens(folha.horas) }] },
      {
        titulo: texto('Assinaturas'),
        blocos: [
          {
            tipo: 'assinaturas',
            linhas: [
              { nome: texto(fatos.aluno.nome), papel: texto('Aluno') },
              { nome: texto(fatos.coordenador), papel: texto('Coordenação do projeto') },
            ],
          },
          { tipo: 'nota', texto: texto(COMO_CONFERIR) },
        ],
      },
    ],
  };
  return { modelo, arquivos: arquivosDoLogo(logo), sobre: { instrutor: papel.instrutor } };
}
