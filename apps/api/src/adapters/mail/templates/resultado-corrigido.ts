import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { instantePorExtenso } from '../local-time.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';
import { versaoEmPalavras } from './versao.ts';

export interface ResultadoCorrigido extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly versao: number;
  /** The result is not final yet. */
  readonly preliminar?: boolean;
  readonly justificativa: string;
  readonly quando: Date;
}

/** The scores are shown only after a login. */
export function emailDeResultadoCorrigido(correcao: ResultadoCorrigido): Email {
  const { projeto, edital, versao, preliminar, justificativa, quando, ...remessa } = correcao;
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
          ['Corrigido em', instantePorExtenso(quando, remessa.fuso)],
          ['Versão do resultado', versaoEmPalavras(versao, preliminar)],
        ],
      },
      {
        rotulo: 'Ver o resultado',
        link: linkPublico(remessa.publicUrl, `projetos_submetidos/${projeto.id}`),
      },
    ],
  });
}
