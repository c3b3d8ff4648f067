import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import type { Email } from '../email.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface FolhaSemSegundaPessoa extends Remessa {
  /** 'yyyy-mm' */
  readonly mes: string;
  readonly quem: string;
  readonly motivo: string;
  readonly projetos: readonly string[];
}

/** A sheet that one person conferred and closed, to a coordinator of its lines. */
export function emailDaFolhaSemSegundaPessoa(folha: FolhaSemSegundaPessoa): Email {
  const { mes, quem, motivo, projetos, ...remessa } = folha;
  const nome = mesPorExtenso(mes);
  return montarEmail(remessa, {
    assunto: `Folha de ${nome}: fechada por uma só pessoa`,
    blocos: [
      `A folha de pagamento de ${nome} foi fechada sem uma segunda pessoa, 24 horas depois de conferida.`,
      {
        fatos: [
          ['Quem fechou', textoDaPessoa(quem)],
          ['Motivo', textoDaPessoa(motivo)],
          [projetos.length === 1 ? 'Seu projeto' : 'Seus projetos', textoDaPessoa(projetos.join('; '))],
        ],
      },
      'Se algum pagamento dos seus instrutores parecer errado, fale com a administração.',
    ],
  });
}
