import { NOMES_DAS_SECOES } from '@instrutoria/domain/homologacao/messages.ts';
import type { SecaoACorrigir } from '@instrutoria/domain/homologacao/types.ts';
import { formatarDia } from '@instrutoria/domain/kernel/datas.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export type CasoDaHomologacao =
  | 'desfeita'
  | 'devolvido'
  | 'naoHomologado'
  | 'prorrogado'
  | 'recursoAceito'
  | 'recursoRecusado';

export interface DaHomologacao extends Remessa {
  readonly caso: CasoDaHomologacao;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly motivo: string;
  readonly secoes: readonly SecaoACorrigir[];
  readonly ate: string | null;
}

const DIZ: Readonly<
  Record<CasoDaHomologacao, { assunto: string; frase: string; ate: string; acao: string; correcao?: true }>
> = {
  devolvido: {
    assunto: 'Seu projeto precisa de correção',
    frase: 'voltou a você para correção antes de ser avaliado.',
    ate: 'Corrija até',
    acao: 'Corrigir o projeto',
    correcao: true,
  },
  prorrogado: {
    assunto: 'O prazo da correção do seu projeto mudou',
    frase: 'tem um novo prazo para a correção.',
    ate: 'Corrija até',
    acao: 'Corrigir o projeto',
    correcao: true,
  },
  naoHomologado: {
    assunto: 'Seu projeto não foi homologado',
    frase: 'não foi homologado: assim não será avaliado.',
    ate: 'Recurso até',
    acao: 'Ler e recorrer',
  },
  desfeita: {
    assunto: 'A homologação do seu projeto será revista',
    frase: 'volta a esperar a homologação: o que foi decidido antes não vale mais.',
    ate: 'Até',
    acao: 'Abrir o projeto',
  },
  recursoAceito: {
    assunto: 'O recurso da homologação foi aceito',
    frase: 'está homologado: o seu recurso foi aceito.',
    ate: 'Até',
    acao: 'Abrir o projeto',
  },
  recursoRecusado: {
    assunto: 'O recurso da homologação foi recusado',
    frase: 'continua não homologado: o seu recurso foi recusado.',
    ate: 'Até',
    acao: 'Abrir o projeto',
  },
};

export function emailDaHomologacao(carta: DaHomologacao): Email {
  const { caso, projeto, edital, motivo, secoes, ate, ...remessa } = carta;
  const { assunto, frase, ate: rotulo, acao, correcao } = DIZ[caso];
  const caminho = correcao ? `projetos/${projeto.id}/correcao` : `projetos/${projeto.id}/homologacao`;
  const fatos: (readonly [string, string])[] = [
    ['Edital', textoDaPessoa(edital)],
    ['Motivo', textoDaPessoa(motivo)],
  ];
  if (secoes.length > 0) fatos.push(['O que corrigir', secoes.map((s) => NOMES_DAS_SECOES[s]).join(', ')]);
  if (ate !== null) fatos.push([rotulo, `${formatarDia(ate)}, até o fim do dia`]);
  return montarEmail(remessa, {
    assunto,
    blocos: [
      `O projeto “${textoDaPessoa(projeto.titulo)}” ${frase}`,
      { fatos },
      { rotulo: acao, link: linkPublico(remessa.publicUrl, caminho) },
    ],
  });
}
