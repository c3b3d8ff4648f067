import { vagasPorExtenso } from '@instrutoria/domain/reuniao/rules/ata.ts';
import type { VagasDoItem } from '@instrutoria/domain/reuniao/types.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { instantePorExtenso } from '../local-time.ts';
import { textoDaPessoa } from '../person-text.ts';
import { type Carta, montarEmail, type Remessa } from './layout.ts';

export interface DecisaoAlterada {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly sessao: { readonly id: number; readonly numero: number };
  readonly antes: VagasDoItem;
  readonly depois: VagasDoItem;
  readonly motivo: string;
  readonly autor: string;
  /** ISO 8601. */
  readonly quando: string;
  readonly fuso: string;
}

export interface DecisoesAlteradas extends Remessa {
  readonly projetos: readonly DecisaoAlterada[];
}

/** The mail to each member who was at the meetings and may judge the projects. */
export function emailDeDecisaoAlterada({ projetos, ...remessa }: DecisoesAlteradas): Email {
  const [primeiro] = projetos;
  if (primeiro === undefined) throw new Error('a mail about the change of no decision');
  const so = projetos.length === 1;
  const { projeto, sessao: reuniao } = primeiro;
  return montarEmail(remessa, {
    assunto: so
      ? `Decisão da ${reuniao.numero}ª sessão sobre o projeto nº ${projeto.id} alterada`
      : `Decisões da comissão sobre ${projetos.length} projetos alteradas`,
    blocos: [
      so
        ? `O que a comissão decidiu na ${reuniao.numero}ª sessão, em que você esteve, foi alterado fora dela. A ata fica como foi guardada; a alteração está registrada junto dela.`
        : 'O que a comissão decidiu, em sessões em que você esteve, foi alterado fora delas. As atas ficam como foram guardadas; cada alteração está registrada junto da sua.',
      ...projetos.flatMap((alterada) => daDecisao(alterada, remessa.publicUrl, so)),
    ],
  });
}

function daDecisao(alterada: DecisaoAlterada, publicUrl: string, so: boolean): Carta['blocos'] {
  const { projeto, edital, sessao: reuniao, antes, depois, motivo, autor, quando, fuso } = alterada;
  const fatos: (readonly [string, string])[] = [
    ['Número', String(projeto.id)],
    ['Título', textoDaPessoa(projeto.titulo)],
    ['Edital', textoDaPessoa(edital)],
    ['Antes', vagasPorExtenso(antes)],
    ['Depois', vagasPorExtenso(depois)],
    ['Motivo', textoDaPessoa(motivo)],
    ['Quem alterou', textoDaPessoa(autor)],
    ['Quando', instantePorExtenso(new Date(quando), fuso)],
  ];
  const link = linkPublico(publicUrl, `sessoes_da_comissao/${reuniao.id}`);
  return [
    { fatos },
    so
      ? { rotulo: 'Ver a sessão', link }
      : { rotulo: `Ver a ${reuniao.numero}ª sessão`, link, discreto: true },
  ];
}
