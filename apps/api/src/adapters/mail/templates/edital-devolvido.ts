import { NOMES_DAS_FASES } from '@instrutoria/domain/edital/messages.ts';
import type { Fase } from '@instrutoria/domain/edital/types.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface Devolucao extends Omit<Remessa, 'para'> {
  /** The recipient's address. */
  readonly email: string;
  /** The call's name. */
  readonly edital: string;
  readonly de: Fase;
  readonly para: Fase;
  readonly motivo: string;
}

/** To whoever works on a call: it went back one phase, and why (D45). */
export function emailDeDevolucao({ email, edital, de, para, motivo, ...remessa }: Devolucao): Email {
  return montarEmail(
    { ...remessa, para: email },
    {
      assunto: 'Um edital voltou à fase anterior',
      blocos: [
        `O ${textoDaPessoa(edital)} voltou da fase “${NOMES_DAS_FASES[de]}” para a fase “${NOMES_DAS_FASES[para]}”.`,
        { fatos: [['Motivo', textoDaPessoa(motivo)]] },
        'Nada do que foi registrado se perdeu.',
        { rotulo: 'Abrir o sistema', link: linkPublico(remessa.publicUrl, 'menu') },
      ],
    },
  );
}
