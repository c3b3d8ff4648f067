import { NOMES_DAS_PARTES } from '@instrutoria/domain/homologacao/messages.ts';
import type { ParteACorrigir } from '@instrutoria/domain/homologacao/types.ts';
import { prazoNoDia } from '@instrutoria/domain/kernel/fuso.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { type Carta, montarEmail, type Remessa } from './layout.ts';

export type CasoDaHomologacao =
  | 'desfeita'
  | 'devolvido'
  | 'naoHomologado'
  | 'prorrogado'
  | 'recursoAceito'
  | 'recursoRecusado';

export interface DaHomologacao {
  readonly caso: CasoDaHomologacao;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly motivo: string;
  readonly secoes: readonly ParteACorrigir[];
  readonly ate: string | null;
}

export interface DasHomologacoes extends Remessa {
  readonly projetos: readonly DaHomologacao[];
}

interface Diz {
  readonly assunto: string;
  /** For several projects at once: the subject and opening that cover all of them, before each is named. */
  readonly varios: readonly [assunto: string, abertura: string];
  readonly frase: string;
  readonly ate: string;
  readonly acao: string;
  readonly correcao?: true;
}

const DIZ: Readonly<Record<CasoDaHomologacao, Diz>> = {
  devolvido: {
    assunto: 'Seu projeto precisa de correção',
    varios: [
      'Seus projetos precisam de correção',
      'Estes projetos voltaram a você para correção antes de serem avaliados.',
    ],
    frase: 'voltou a você para correção antes de ser avaliado.',
    ate: 'Corrija até',
    acao: 'Corrigir o projeto',
    correcao: true,
  },
  prorrogado: {
    assunto: 'O prazo da correção do seu projeto mudou',
    varios: [
      'O prazo da correção dos seus projetos mudou',
      'Estes projetos têm um novo prazo para a correção.',
    ],
    frase: 'tem um novo prazo para a correção.',
    ate: 'Corrija até',
    acao: 'Corrigir o projeto',
    correcao: true,
  },
  naoHomologado: {
    assunto: 'Seu projeto não foi homologado',
    varios: [
      'Seus projetos não foram homologados',
      'Estes projetos não foram homologados: assim não serão avaliados.',
    ],
    frase: 'não foi homologado: assim não será avaliado.',
    ate: 'Recurso até',
    acao: 'Ler e recorrer',
  },
  desfeita: {
    assunto: 'A homologação do seu projeto será revista',
    varios: [
      'A homologação dos seus projetos será revista',
      'Estes projetos voltam a esperar a homologação: o que foi decidido antes não vale mais.',
    ],
    frase: 'volta a esperar a homologação: o que foi decidido antes não vale mais.',
    ate: 'Até',
    acao: 'Abrir o projeto',
  },
  recursoAceito: {
    assunto: 'O recurso da homologação foi aceito',
    varios: [
      'Recursos da homologação aceitos',
      'Estes projetos estão homologados: os seus recursos foram aceitos.',
    ],
    frase: 'está homologado: o seu recurso foi aceito.',
    ate: 'Até',
    acao: 'Abrir o projeto',
  },
  recursoRecusado: {
    assunto: 'O recurso da homologação foi recusado',
    varios: [
      'Recursos da homologação recusados',
      'Estes projetos continuam não homologados: os seus recursos foram recusados.',
    ],
    frase: 'continua não homologado: o seu recurso foi recusado.',
    ate: 'Até',
    acao: 'Abrir o projeto',
  },
};

/** All projects of one mail have the same outcome, since one act decided them. */
export function emailDaHomologacao({ projetos, ...remessa }: DasHomologacoes): Email {
  const [primeiro] = projetos;
  if (primeiro === undefined) throw new Error('a mail of the homologação about no project');
  const { assunto, varios, frase } = DIZ[primeiro.caso];
  const so = projetos.length === 1;
  return montarEmail(remessa, {
    assunto: so ? assunto : varios[0],
    blocos: [
      so ? `O projeto “${textoDaPessoa(primeiro.projeto.titulo)}” ${frase}` : varios[1],
      ...projetos.flatMap((projeto) => doProjeto(projeto, remessa.publicUrl, so)),
    ],
  });
}

function doProjeto(da: DaHomologacao, publicUrl: string, so: boolean): Carta['blocos'] {
  const { caso, projeto, edital, motivo, secoes, ate } = da;
  const { ate: rotulo, acao, correcao } = DIZ[caso];
  const caminho = correcao ? `projetos/${projeto.id}/correcao` : `projetos/${projeto.id}/homologacao`;
  const fatos: (readonly [string, string])[] = [
    ['Edital', textoDaPessoa(edital)],
    ['Motivo', textoDaPessoa(motivo)],
  ];
  if (!so) fatos.unshift(['Projeto', `nº ${projeto.id}, ${textoDaPessoa(projeto.titulo)}`]);
  if (secoes.length > 0) fatos.push(['O que corrigir', secoes.map((s) => NOMES_DAS_PARTES[s]).join(', ')]);
  if (ate !== null) fatos.push([rotulo, prazoNoDia(ate)]);
  const link = linkPublico(publicUrl, caminho);
  return [
    { fatos },
    so ? { rotulo: acao, link } : { rotulo: `${acao} (nº ${projeto.id})`, link, discreto: true },
  ];
}
