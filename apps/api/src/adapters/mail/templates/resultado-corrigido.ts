import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { instantePorExtenso } from '../local-time.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarDoModelo, type Remessa } from './layout.ts';
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
  return montarDoModelo(remessa, 'resultadoCorrigido', {
    campos: {
      numero: String(projeto.id),
      projeto: textoDaPessoa(projeto.titulo),
      edital: textoDaPessoa(edital),
      motivo: textoDaPessoa(justificativa),
      quando: instantePorExtenso(quando, remessa.fuso),
      versao: versaoEmPalavras(versao, preliminar),
    },
    link: linkPublico(remessa.publicUrl, `projetos_submetidos/${projeto.id}`),
  });
}
