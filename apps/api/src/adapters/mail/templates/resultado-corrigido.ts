import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { instantePorExtenso } from '../local-time.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface ResultadoCorrigido extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  /** The call's name. */
  readonly edital: string;
  /** The result's version that the correction made (D42). */
  readonly versao: number;
  readonly justificativa: string;
  /** Domain time of the correction (D24). */
  readonly quando: Date;
  /** configuracao.fuso */
  readonly fuso: string;
}

/** A published result was corrected. The scores are read on the page, after a login. */
export function emailDeResultadoCorrigido(correcao: ResultadoCorrigido): Email {
  const { projeto, edital, versao, justificativa, quando, fuso, ...remessa } = correcao;
  return montarEmail(remessa, {
    assunto: `Resultado do projeto nº ${projeto.id} corrigido`,
    blocos: [
      'O resultado publicado do seu projeto foi corrigido. As versões anteriores continuam publicadas.',
      {
        fatos: [
          ['Número', String(projeto.id)],
          ['Título', textoDaPessoa(projeto.titulo)],
          ['Edital', textoDaPessoa(edital)],
          ['Justificativa', textoDaPessoa(justificativa)],
          ['Corrigido em', instantePorExtenso(quando, fuso)],
          ['Versão do resultado', String(versao)],
        ],
      },
      {
        rotulo: 'Ver o resultado',
        link: linkPublico(remessa.publicUrl, `projetos_submetidos/${projeto.id}`),
      },
    ],
  });
}
