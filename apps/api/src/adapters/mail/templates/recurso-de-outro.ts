import { prazoNoDia } from '@instrutoria/domain/kernel/fuso.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

interface RecursoDeOutro extends Remessa {
  readonly recurso: number;
  /** The project whose result is contested. */
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  /** The reader's projects with a position in the same result. */
  readonly seus: readonly { readonly id: number; readonly titulo: string }[];
  /** The last day for an answer. */
  readonly ate: string;
}

/**
 * To coordinators of projects with a position, about another project's appeal. Its reasons are shown only
 * after a login.
 */
export function emailDeRecursoDeOutro({
  recurso,
  projeto,
  edital,
  seus,
  ate,
  ...remessa
}: RecursoDeOutro): Email {
  const varios = seus.length > 1;
  return montarEmail(remessa, {
    assunto: `Recurso nº ${recurso} de outro projeto: você pode responder`,
    blocos: [
      `Outro projeto recorreu do resultado em que ${varios ? 'os seus projetos têm' : 'o seu projeto tem'} posição. Leia o que o recurso contesta e, se quiser, responda (contrarrazões) até ${prazoNoDia(ate)}. A comissão decide depois. Ninguém é obrigado a responder.`,
      {
        fatos: [
          ['Projeto que recorre', `nº ${projeto.id}, ${textoDaPessoa(projeto.titulo)}`],
          ['Edital', textoDaPessoa(edital)],
          ...seus.map(({ id, titulo }) => ['Seu projeto', `nº ${id}, ${textoDaPessoa(titulo)}`] as const),
        ],
      },
      ...seus.map(({ id }) => ({
        rotulo: varios ? `Responder pelo projeto nº ${id}` : 'Ler o recurso',
        link: linkPublico(remessa.publicUrl, `projetos/${id}/resultado`),
      })),
    ],
  });
}

interface RecursoDeOutroDecidido extends Omit<RecursoDeOutro, 'ate'> {
  readonly decisao: 'ACEITO' | 'RECUSADO';
  readonly editalId: number;
}

/**
 * To those who answered an appeal: it was decided. Without scores and reasons, which they may not read (D56).
 */
export function emailDeRecursoDeOutroDecidido({
  recurso,
  projeto,
  edital,
  editalId,
  seus,
  decisao,
  ...remessa
}: RecursoDeOutroDecidido): Email {
  const aceito = decisao === 'ACEITO';
  const quem = seus.length > 1 ? 'os seus projetos responderam' : 'o seu projeto respondeu';
  return montarEmail(remessa, {
    assunto: `Recurso nº ${recurso} de outro projeto: ${aceito ? 'aceito' : 'recusado'}`,
    blocos: [
      `A comissão leu as contrarrazões e ${aceito ? 'aceitou' : 'recusou'} o recurso a que ${quem}.${aceito ? ' O resultado tem uma versão nova. Se o lugar de um projeto seu piorou nela, você recebe outro e-mail, com o prazo para recorrer.' : ''}`,
      {
        fatos: [
          ['Projeto que recorreu', `nº ${projeto.id}, ${textoDaPessoa(projeto.titulo)}`],
          ['Edital', textoDaPessoa(edital)],
          ...seus.map(({ id, titulo }) => ['Seu projeto', `nº ${id}, ${textoDaPessoa(titulo)}`] as const),
        ],
      },
      { rotulo: 'Ver o resultado', link: linkPublico(remessa.publicUrl, `resultados/${editalId}`) },
    ],
  });
}
