import { horasPorExtenso } from '@instrutoria/domain/frequencia/messages.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { prazoNoDia } from '@instrutoria/domain/kernel/fuso.ts';

import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { type Bloco, montarEmail, type Remessa } from './layout.ts';

interface MesDoAlunoNoEmail extends Remessa {
  readonly projeto: string;
  /** 'yyyy-mm' */
  readonly mes: string;
  readonly motivo: string;
  /** Whether the student has an account here. */
  readonly entrou: boolean;
}

function paginaDoAluno({ entrou, publicUrl }: Pick<MesDoAlunoNoEmail, 'entrou' | 'publicUrl'>): Bloco[] {
  return entrou ? [{ rotulo: 'Abrir a minha página', link: linkPublico(publicUrl, 'aluno') }] : [];
}

export interface HorasDoMes extends MesDoAlunoNoEmail {
  readonly enviadas: number;
  readonly horas: number;
}

/** The coordination registered fewer hours than the student had sent. */
export function emailDasHorasDoMes({
  projeto,
  mes,
  motivo,
  entrou,
  enviadas,
  horas,
  ...remessa
}: HorasDoMes): Email {
  return montarEmail(remessa, {
    assunto: `Horas de ${mesPorExtenso(mes)}: a coordenação informou menos`,
    blocos: [
      `A coordenação informou menos horas do que você enviou em ${mesPorExtenso(mes)}.`,
      {
        fatos: [
          ['Projeto', textoDaPessoa(projeto)],
          ['Você enviou', horasPorExtenso(enviadas)],
          ['A coordenação informou', horasPorExtenso(horas)],
          ['Motivo', textoDaPessoa(motivo)],
        ],
      },
      entrou
        ? 'Vale o que a coordenação informou. Se não concorda, fale com quem coordena o projeto, ou conteste o mês na sua página, em até 30 dias.'
        : 'Vale o que a coordenação informou. Se não concorda, fale com quem coordena o projeto.',
      ...paginaDoAluno({ entrou, publicUrl: remessa.publicUrl }),
    ],
  });
}

/** The coordination sent the month back. */
export function emailDoMesDevolvido({ projeto, mes, motivo, entrou, ...remessa }: MesDoAlunoNoEmail): Email {
  return montarEmail(remessa, {
    assunto: `O mês voltou: ${mesPorExtenso(mes)}`,
    blocos: [
      `A coordenação devolveu os seus dias de ${mesPorExtenso(mes)}. Corrija e envie o mês de novo.`,
      {
        fatos: [
          ['Projeto', textoDaPessoa(projeto)],
          ['Motivo', textoDaPessoa(motivo)],
        ],
      },
      ...paginaDoAluno({ entrou, publicUrl: remessa.publicUrl }),
    ],
  });
}

export interface MesPorEnviar extends Remessa {
  /** 'yyyy-mm' */
  readonly mes: string;
  /** One for each vínculo of the student, with the last day. */
  readonly projetos: readonly { readonly vinculo: number; readonly titulo: string; readonly ate: string }[];
}

/** The past month is not sent, and its last day is near. */
export function emailDoMesPorEnviar({ mes, projetos, ...remessa }: MesPorEnviar): Email {
  const nome = mesPorExtenso(mes);
  const [primeiro] = projetos.map(({ ate }) => ate).toSorted();
  return montarEmail(remessa, {
    assunto: `Envie os dias de ${nome} até ${prazoNoDia(primeiro ?? '')}`,
    blocos: [
      `Você ainda não enviou os dias de ${nome} à coordenação. Depois do prazo o mês fecha e não pode mais ser enviado.`,
      {
        itens: projetos.map(({ vinculo, titulo, ate }) => ({
          titulo: textoDaPessoa(titulo),
          detalhe: `até ${prazoNoDia(ate)}`,
          link: linkPublico(remessa.publicUrl, `aluno/dias/${vinculo}`),
        })),
      },
    ],
  });
}
