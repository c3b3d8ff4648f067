import { formatarDia, somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { prazoNoDia } from '@instrutoria/domain/kernel/fuso.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

interface DoProjeto extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
}

interface Desistencia extends DoProjeto {
  readonly acontecido:
    | { readonly ato: 'consulta'; readonly ate: string }
    | { readonly ato: 'marcada'; readonly dia: string; readonly emVigor: boolean }
    | { readonly ato: 'continua' }
    /** The administration's reason, which no page shows to the coordinator. */
    | { readonly ato: 'consultaRetirada' | 'retirada' | 'desfeita'; readonly motivo: string };
}

/**
 * The outcome of a desistência, to the coordinator or to the administrator who asked (D61). The coordinator's
 * reason, which may concern health, is only on the project's page.
 */
export function emailDaDesistencia({ projeto, acontecido, ...remessa }: Desistencia): Email {
  const { assunto, texto } = dizeres(acontecido);
  return montarEmail(remessa, {
    assunto: `${assunto} do projeto nº ${projeto.id}`,
    blocos: [
      texto,
      {
        fatos: [
          ['Projeto', textoDaPessoa(projeto.titulo)],
          ...('motivo' in acontecido ? [['Motivo', textoDaPessoa(acontecido.motivo)] as const] : []),
        ],
      },
      {
        rotulo: 'Abrir o projeto',
        link: linkPublico(remessa.publicUrl, `projetos/${projeto.id}/instrutores`),
      },
    ],
  });
}

function dizeres(acontecido: Desistencia['acontecido']) {
  switch (acontecido.ato) {
    case 'consulta':
      return {
        assunto: 'Responda: desistência',
        texto: `A administração pergunta se você desiste do projeto. Responda até ${prazoNoDia(acontecido.ate)}, na página dele. Sem resposta até esse dia, a administração pode encerrar o projeto por desistência.`,
      };
    case 'marcada':
      return {
        assunto: 'Desistência',
        texto: `A administração registrou a desistência do projeto em ${formatarDia(acontecido.dia)}. Nesse dia ${acontecido.emVigor ? 'terminaram' : 'terminam'} os vínculos dos instrutores; os meses até ele continuam devidos.${acontecido.emVigor ? '' : ` Você pode retirar a desistência até ${prazoNoDia(somarDias(acontecido.dia, -1))}, na página do projeto.`}`,
      };
    case 'continua':
      return {
        assunto: 'Não houve desistência',
        texto: 'O coordenador respondeu à consulta: não desiste, e o projeto continua.',
      };
    case 'consultaRetirada':
      return {
        assunto: 'Não é mais preciso responder sobre a desistência',
        texto: 'A administração retirou a pergunta sobre a desistência: o projeto continua como estava.',
      };
    case 'retirada':
      return {
        assunto: 'A desistência foi retirada',
        texto: 'A administração retirou a desistência: o projeto continua como estava.',
      };
    case 'desfeita':
      return {
        assunto: 'A desistência foi desfeita',
        texto:
          'A administração desfez a desistência: o projeto continua. Veja na página dele os vínculos que foram retomados.',
      };
  }
}

interface AAdministracao extends DoProjeto {
  readonly edital: string;
  /** Whether the call has a list of suplentes. */
  readonly comLista: boolean;
  readonly acontecido: { readonly ato: 'marcada'; readonly dia: string } | { readonly ato: 'retirada' };
}

/**
 * To an administrator: the project's coordinator gave it up, or took that back. Without the reason, which may
 * concern health.
 */
export function emailAAdministracao({
  projeto,
  edital,
  comLista,
  acontecido,
  ...remessa
}: AAdministracao): Email {
  const marcada = acontecido.ato === 'marcada';
  const bolsas = comLista
    ? 'Nesse dia as bolsas voltam ao edital, e chamar o próximo suplente aparece entre as suas tarefas.'
    : 'Nesse dia as bolsas voltam ao edital, que não tem lista de suplentes.';
  return montarEmail(remessa, {
    assunto: `${marcada ? 'Desistência' : 'A desistência foi retirada'} do projeto nº ${projeto.id}`,
    blocos: [
      marcada
        ? `Quem coordena o projeto desistiu dele: ele termina em ${formatarDia(acontecido.dia)}, e com ele os vínculos dos instrutores. ${bolsas}`
        : 'Quem coordena o projeto retirou a desistência: ele continua como estava.',
      {
        fatos: [
          ['Projeto', textoDaPessoa(projeto.titulo)],
          ['Edital', textoDaPessoa(edital)],
        ],
      },
      {
        rotulo: 'Abrir o projeto',
        link: linkPublico(remessa.publicUrl, `projetos/${projeto.id}/instrutores`),
      },
    ],
  });
}

interface AoAluno extends DoProjeto {
  readonly acontecido: { readonly ato: 'marcada'; readonly dia: string } | { readonly ato: 'continua' };
}

/** The mail to a student: when the project ends, or that it goes on. */
export function emailAoAluno({ projeto, acontecido, ...remessa }: AoAluno): Email {
  const termina = acontecido.ato === 'marcada';
  return montarEmail(remessa, {
    assunto: termina ? 'O projeto em que você atua vai terminar' : 'O projeto em que você atua continua',
    blocos: [
      termina
        ? `Houve desistência do projeto: ele termina em ${formatarDia(acontecido.dia)}, e com ele o seu vínculo. As horas trabalhadas até esse dia continuam devidas, se a frequência for registrada.`
        : 'A desistência do projeto foi desfeita: o projeto e o seu vínculo continuam.',
      { fatos: [['Projeto', `nº ${projeto.id}, ${textoDaPessoa(projeto.titulo)}`]] },
      'Dúvidas: fale com o coordenador do projeto ou com a administração.',
    ],
  });
}
