import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface AvisoDaVice extends Remessa {
  readonly oQue: 'aceite' | 'convite' | 'fim' | 'recusa';
  /** The author of the act. */
  readonly outra: string;
  readonly projeto: { readonly id: number; readonly titulo: string };
}

const ASSUNTOS: Readonly<Record<AvisoDaVice['oQue'], (projeto: string) => string>> = {
  convite: (projeto) => `Convite para a vice-coordenação do ${projeto}`,
  aceite: (projeto) => `A vice-coordenação do ${projeto} foi aceita`,
  recusa: (projeto) => `O convite para a vice-coordenação do ${projeto} foi recusado`,
  fim: (projeto) => `A vice-coordenação do ${projeto} terminou`,
};
const FRASES: Readonly<Record<AvisoDaVice['oQue'], string>> = {
  convite:
    'convidou você para a vice-coordenação deste projeto. Quem aceita age por ele como quem o coordena: instrutores, documentos, frequência e relatórios. A partir daí participa do projeto e não pode avaliá-lo nem decidir sobre ele.',
  aceite: 'aceitou a vice-coordenação deste projeto e já pode agir por ele.',
  recusa: 'recusou a vice-coordenação deste projeto. Você pode convidar outra pessoa.',
  fim: 'encerrou a vice-coordenação deste projeto, ou o convite para ela.',
};

/** The mail to the person invited to be the vice of a project, or to the other side about the answer (D61). */
export function emailDaVice({ oQue, outra, projeto, ...remessa }: AvisoDaVice): Email {
  const convite = oQue === 'convite';
  return montarEmail(remessa, {
    assunto: ASSUNTOS[oQue](`projeto nº ${projeto.id}`),
    blocos: [
      `${textoDaPessoa(outra)} ${FRASES[oQue]}`,
      { fatos: [['Projeto', `nº ${projeto.id}, ${textoDaPessoa(projeto.titulo)}`]] },
      {
        rotulo: convite ? 'Responder ao convite' : 'Ver os projetos',
        link: linkPublico(remessa.publicUrl, convite ? 'convites_da_coordenacao' : 'projetos_submetidos'),
      },
    ],
  });
}
