import { NOMES_DAS_FASES } from '@instrutoria/domain/edital/messages.ts';
import { editalNaFrase } from '@instrutoria/domain/edital/rules/nome-na-frase.ts';
import type { Fase } from '@instrutoria/domain/edital/types.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface Devolucao extends Remessa {
  readonly edital: string;
  readonly de: Fase;
  readonly fase: Fase;
  readonly motivo: string;
}

export function emailDeDevolucao({ edital, de, fase, motivo, ...remessa }: Devolucao): Email {
  return montarEmail(remessa, {
    assunto: 'Um edital voltou à fase anterior',
    blocos: [
      `O ${editalNaFrase(textoDaPessoa(edital))} voltou da fase “${NOMES_DAS_FASES[de]}” para a fase “${NOMES_DAS_FASES[fase]}”.`,
      { fatos: [['Motivo', textoDaPessoa(motivo)]] },
      'Nada do que já foi feito se perdeu.',
      { rotulo: 'Abrir o sistema', link: linkPublico(remessa.publicUrl, 'menu') },
    ],
  });
}
