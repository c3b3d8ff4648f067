import { NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { INSTITUICAO } from '../content.ts';
import { escrever, paginaEmPdf } from './pagina.ts';

const MARGEM = 56;

const TEXTOS: Readonly<Record<Documento, readonly string[]>> = {
  termo_compromisso: [
    'Comprometo-me a cumprir o plano de atividades do projeto, com oito horas semanais,',
    'a registrar a frequência e a entregar os relatórios nos prazos do edital.',
  ],
  declaracao_aluno_detentor: [
    'Declaro, para os fins do edital, a minha situação quanto a outras bolsas e que',
    'comunicarei de imediato qualquer mudança.',
  ],
  historico_declaracao: [
    'A secretaria do programa declara que o estudante está regularmente matriculado',
    'no período letivo corrente.',
  ],
  dados_bancarios: [
    'Comprovante de conta corrente individual em nome do estudante.',
    'Banco 000 · Agência 0000 · Conta 00000-0 (números de demonstração)',
  ],
  termo_anuencia: [
    'Estou ciente de que a bolsa será acumulada com outra e declaro que as regras',
    'desta permitem o acúmulo.',
  ],
};

export function documentoDoAlunoEmPdf(documento: Documento, nome: string, dia: string): Buffer {
  const titulo = NOMES_DOS_DOCUMENTOS[documento];
  const linhas = TEXTOS[documento];
  const fluxo = [
    escrever(INSTITUICAO.nome.toUpperCase(), MARGEM, 780, 13, 'F2'),
    escrever(INSTITUICAO.programa, MARGEM, 763, 9),
    escrever(titulo, MARGEM, 700, 14, 'F2'),
    escrever(`Estudante: ${nome}`, MARGEM, 664, 11),
    ...linhas.map((texto, i) => escrever(texto, MARGEM, 632 - i * 18, 11)),
    escrever(`Data: ${dia}`, MARGEM, 560, 11),
    `0.5 G ${MARGEM} 500 m 330 500 l S 0 G`,
    escrever(nome, MARGEM, 486, 9),
    escrever(
      'Documento de demonstração: a instituição, as pessoas e os números são fictícios.',
      MARGEM,
      76,
      8,
    ),
  ].join('\n');
  return paginaEmPdf(fluxo, titulo);
}
