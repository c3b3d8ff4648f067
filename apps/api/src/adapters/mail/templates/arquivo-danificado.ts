import type { Email } from '../email.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface ArquivoDanificado extends Remessa {
  readonly referencia: string;
  readonly tipo: string;
}

export function emailDeArquivoDanificado({ referencia, tipo, ...remessa }: ArquivoDanificado): Email {
  return montarEmail(remessa, {
    assunto: 'Um arquivo salvo foi alterado ou está danificado',
    blocos: [
      'Um arquivo enviado ao sistema não é mais igual ao que foi recebido. Por isso ele não é entregue a ninguém.',
      {
        fatos: [
          ['Arquivo', referencia],
          ['Tipo', tipo],
        ],
      },
      'Peça a quem cuida do servidor que o recupere da última cópia de segurança (guia de operação, seção 18). A causa pode ser um disco com defeito, ou alguém que mexeu nos arquivos.',
    ],
  });
}
