import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { prazoNoDia } from '@instrutoria/domain/kernel/fuso.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { type Carta, montarEmail, type Remessa } from './layout.ts';

export interface VezDoSuplente {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly numero: number;
  /** 0: it was recorded that the project declined, for this reason. */
  readonly bolsas: number;
  readonly motivo: string | null;
  /** Whether the turn came, or how it ended. */
  readonly acao: 'chamarSuplente' | 'declinarSuplente' | 'passarAVezDoSuplente' | 'responderChamado';
  /** The last day to answer. */
  readonly prazo: string | null;
  readonly versao: number;
}

const SEM_BOLSA: Readonly<Record<VezDoSuplente['acao'], string>> = {
  chamarSuplente: '',
  declinarSuplente:
    'A administração informou que o seu projeto recusou a bolsa de suplente. Se não foi assim, fale logo com a administração.',
  passarAVezDoSuplente:
    'O chamado do seu projeto como suplente não foi respondido no prazo, e a vez dele passou. A bolsa não é mais do seu projeto.',
  responderChamado:
    'O seu projeto recusou a bolsa de suplente, e a vez dele passou. Se não foi você quem recusou, fale logo com a administração.',
};

function assuntoDe({ projeto, numero, bolsas, acao }: VezDoSuplente): string {
  if (bolsas > 0) return `Projeto nº ${projeto.id} chamado como suplente`;
  return acao === 'passarAVezDoSuplente'
    ? `A vez do projeto nº ${projeto.id} como suplente passou`
    : `Recusa do suplente nº ${numero} informada`;
}

function daVez(vez: VezDoSuplente, publicUrl: string): Carta['blocos'] {
  const { projeto, edital, numero, bolsas, motivo, acao, prazo, versao } = vez;
  return [
    bolsas > 0
      ? `Uma bolsa foi devolvida, e o seu projeto foi chamado, com ${contado(bolsas, 'bolsa', 'bolsas')}. ` +
        `Aceite ou recuse até ${prazoNoDia(prazo ?? '')}, na página do projeto: sem resposta, a vez dele passa. ` +
        'Cadastrar quem ocupa a vaga também é aceitar.'
      : SEM_BOLSA[acao],
    {
      fatos: [
        ['Número', String(projeto.id)],
        ['Título', textoDaPessoa(projeto.titulo)],
        ['Edital', textoDaPessoa(edital)],
        ['Suplente nº', String(numero)],
        ...(motivo === null ? [] : [['Motivo', textoDaPessoa(motivo)] as const]),
        ['Versão do resultado', String(versao)],
      ],
    },
    {
      rotulo: `Ver o projeto nº ${projeto.id}`,
      link: linkPublico(publicUrl, `projetos/${projeto.id}/resultado`),
    },
  ];
}

export interface VezesDosSuplentes extends Remessa {
  readonly projetos: readonly VezDoSuplente[];
}

/** The mail to the coordinator of suplentes whose turn came or ended. */
export function emailDaVezDoSuplente({ projetos, ...remessa }: VezesDosSuplentes): Email {
  const [primeiro] = projetos;
  if (primeiro === undefined) throw new Error('a mail about the turn of no project');
  return montarEmail(remessa, {
    assunto: projetos.length === 1 ? assuntoDe(primeiro) : 'A vez de projetos seus como suplentes passou',
    blocos: projetos.flatMap((vez) => daVez(vez, remessa.publicUrl)),
  });
}
