import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface BolsasDoRecurso extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  /** Scholarships given now; 0: the limit stays. */
  readonly dadas: number;
  readonly faltam: number;
  readonly motivo: string;
}

/** The administration's decision about scholarships due after an accepted appeal. */
export function emailDeBolsasDoRecurso(decisao: BolsasDoRecurso): Email {
  const { projeto, edital, dadas, faltam, motivo, ...remessa } = decisao;
  return montarEmail(remessa, {
    assunto: `Bolsas do projeto nº ${projeto.id}`,
    blocos: [
      dadas > 0
        ? 'A administração concedeu bolsas que faltavam ao seu projeto depois do recurso.'
        : 'A administração não aumentou o limite de bolsas do edital. O projeto continua a ser o próximo a receber as que ficarem livres.',
      {
        fatos: [
          ['Número', String(projeto.id)],
          ['Título', textoDaPessoa(projeto.titulo)],
          ['Edital', textoDaPessoa(edital)],
          ...(dadas > 0 ? [['Bolsas concedidas', String(dadas)] as const] : []),
          ['Bolsas que ainda faltam', String(faltam)],
          ['Motivo', textoDaPessoa(motivo)],
        ],
      },
      { rotulo: 'Ver o projeto', link: linkPublico(remessa.publicUrl, `projetos_submetidos/${projeto.id}`) },
    ],
  });
}
