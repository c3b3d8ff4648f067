import type { Configuracao, Fechamento, NomeDaJanela } from '@instrutoria/domain/configuracao/types.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { NOMES_DAS_JANELAS } from '@instrutoria/domain/janela/messages.ts';
import { aberturasDaJanela } from '@instrutoria/domain/janela/rules/aberturas.ts';
import type { Prorrogacao } from '@instrutoria/domain/janela/types.ts';
import { diaNoFuso, somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { prazoComFuso } from '@instrutoria/domain/kernel/fuso.ts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

const MESES = 13;

/** Whole days, both included. */
interface Data {
  /** Constant, so that a subscriber's calendar updates the entry. */
  readonly uid: string;
  readonly titulo: string;
  readonly de: string;
  readonly ate: string;
  /** A deadline at the end of that day; a calendar shows the day without an hour. */
  readonly prazo?: true;
  /** Increases with each change of the entry's source (RFC 5546, 2.1.4). */
  readonly revisao: number;
  /** It was published and is cancelled. */
  readonly cancelada?: true;
}

function doEdital(
  { id, versao, nome, inicio, fim, encerradoEm, fimRecursos, publicacao }: Edital,
  fuso: string,
): Data[] {
  const comum = (chave: string, titulo: string) => ({
    uid: `edital-${id}-${chave}`,
    titulo: `${titulo}: ${nome}`,
    revisao: versao,
  });
  return [
    encerradoEm === null
      ? { ...comum('inscricoes', 'Inscrições'), de: inicio, ate: fim, prazo: true }
      : { ...comum('inscricoes', 'Inscrições'), de: inicio, ate: diaNoFuso(new Date(encerradoEm), fuso) },
    { ...comum('publicacao', 'Publicação'), de: publicacao, ate: publicacao },
    ...(fimRecursos === null
      ? []
      : [
          {
            ...comum('recursos', 'Fim dos recursos'),
            de: fimRecursos,
            ate: fimRecursos,
            prazo: true as const,
          },
        ]),
  ];
}

function daJanela(janela: NomeDaJanela, configuracao: Configuracao, hoje: string): Data[] {
  const ate = somarDias(hoje, MESES * 31);
  return aberturasDaJanela(janela, configuracao, hoje)
    .filter((periodo) => periodo.ate >= hoje && periodo.de <= ate)
    .map((periodo) => ({
      uid: `janela-${janela}-${periodo.de}`,
      titulo: NOMES_DAS_JANELAS[janela],
      prazo: true,
      revisao: configuracao.versao,
      ...periodo,
    }));
}

function doFechamento({ janela, de, ate, motivo }: Fechamento, revisao: number, hoje: string): Data[] {
  const ano = Number(hoje.slice(0, 4));
  const dias =
    de.length === 'mm-dd'.length ? [ano, ano + 1].map((a) => [`${a}-${de}`, `${a}-${ate}`]) : [[de, ate]];
  return dias.flatMap(([primeiro = de, ultimo = ate]) =>
    ultimo < hoje
      ? []
      : [
          {
            uid: `fechamento-${janela}-${primeiro}`,
            titulo: `Fechado: ${NOMES_DAS_JANELAS[janela]}${motivo === '' ? '' : ` (${motivo})`}`,
            de: primeiro,
            ate: ultimo,
            revisao,
          },
        ],
  );
}

function doEditalEmCurso(edital: Edital, hoje: string, fuso: string): Data[] {
  const datas = doEdital(edital, fuso);
  return datas.some(({ ate }) => ate >= hoje) ? datas : [];
}

export function calendarioDas(dados: {
  readonly editais: readonly Edital[];
  readonly configuracao: Configuracao;
  /** Including those ended before their last day. */
  readonly prorrogacoes: readonly (Prorrogacao & { readonly id: number; readonly encerrada: boolean })[];
  readonly hoje: string;
  readonly agora: Date;
  readonly base: string;
}): string {
  const { editais, configuracao, prorrogacoes, hoje, agora, base } = dados;
  const { nome, programa } = configuracao.instituicao;
  const calendario = ical({ name: `${programa} · ${nome}`, method: ICalCalendarMethod.PUBLISH });
  calendario.prodId({ company: 'Instrutoria', product: 'Calendário', language: 'PT' });
  const datas: readonly Data[] = [
    ...editais.flatMap((edital) => doEditalEmCurso(edital, hoje, configuracao.fuso)),
    ...configuracao.fechamentos.flatMap((fechamento) => doFechamento(fechamento, configuracao.versao, hoje)),
    ...(['cadastroInstrutor', 'frequencia', 'relatorios'] as const).flatMap((janela) =>
      daJanela(janela, configuracao, hoje),
    ),
    ...prorrogacoes
      .filter(({ projetoId }) => projetoId === null)
      .map(({ id, janela, ate, criadaEm, encerrada }) => ({
        uid: `prorrogacao-${id}`,
        titulo: `Prorrogação: ${NOMES_DAS_JANELAS[janela]}`,
        de: diaNoFuso(new Date(criadaEm), configuracao.fuso),
        ate,
        prazo: true as const,
        revisao: encerrada ? 1 : 0,
        ...(encerrada ? { cancelada: true as const } : {}),
      })),
  ];
  // Globally unique (RFC 5545, 3.8.4.7), because every installation has a call 1.
  const onde = base.replace(/^https?:\/\//, '');
  for (const { uid, titulo, de, ate, prazo, revisao, cancelada } of datas) {
    calendario.createEvent({
      id: `${uid}@${onde}`,
      sequence: revisao,
      status: cancelada === true ? ICalEventStatus.CANCELLED : null,
      summary: titulo,
      description: prazo === true ? `Até ${prazoComFuso(ate, configuracao.fuso)}` : null,
      start: utc(de),
      end: utc(somarDias(ate, 1)),
      allDay: true,
      timezone: 'UTC',
      // The time at which this calendar was made, because it has a method (RFC 5545, 3.8.7.2).
      stamp: agora,
      url: base,
    });
  }
  return calendario.toString();
}

/** All-day entries have no time. */
function utc(dia: string): Date {
  return new Date(`${dia}T00:00:00Z`);
}
