import { tamanhoPorExtenso } from '@instrutoria/domain/arquivo/rules/espaco.ts';
import type { Email } from '../email.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface EspacoAcabando extends Remessa {
  readonly livre: number;
  readonly piso: number;
}

export function emailDeEspacoAcabando({ livre, piso, ...remessa }: EspacoAcabando): Email {
  return montarEmail(remessa, {
    assunto: 'O espaço para arquivos está acabando',
    blocos: [
      'O disco dos arquivos enviados está quase cheio.',
      {
        fatos: [
          ['Espaço livre', tamanhoPorExtenso(livre)],
          ['Sem envios abaixo de', tamanhoPorExtenso(piso)],
        ],
      },
      livre < piso
        ? 'Por isso ninguém consegue enviar arquivos agora. Todo o resto continua funcionando.'
        : 'Abaixo desse limite ninguém consegue enviar arquivos; todo o resto continua funcionando.',
      'Peça a quem cuida do servidor que libere espaço ou aumente o disco (guia de operação, seção 18).',
    ],
  });
}
