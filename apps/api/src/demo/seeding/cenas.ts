import { diaNoFuso, inicioDoDia, somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { z } from 'zod';
import type { Deps } from '../../context.ts';
import { efetivarDesistencia } from '../../features/desistencia/use-cases/efetivar.ts';
import { CENAS, REGRAS } from '../content.ts';
import type { ChaveDeEdital } from '../schemas.ts';
import type { AtoDaCena, AvaliacaoDaCena } from '../schemas-das-cenas.ts';
import { encenar } from './encenar.ts';
import type { Presente } from './instants.ts';
import { exigir, tipoDe } from './pessoas.ts';
import { resolver } from './referencias.ts';
import type { Semeados } from './semeados.ts';
import { semearSorteio } from './sorteio.ts';
import type { AtoEncenado } from './trilha.ts';

const MINUTO = 60_000;

const doEvento = z.strictObject({ semente: z.string() });

function instanteDe({ agora, fuso }: Presente, quando: AtoDaCena['quando']): Date {
  if (typeof quando === 'number') return new Date(agora.getTime() - quando * MINUTO);
  const [ha, hora] = quando;
  const [horas = 0, minutos = 0] = hora.split(':').map(Number);
  const dia = inicioDoDia(somarDias(diaNoFuso(agora, fuso), -ha), fuso);
  return new Date(dia.getTime() + (horas * 60 + minutos) * MINUTO);
}

/** Sets the rules before the first day, so that nobody has read others. */
function dasRegras(chave: ChaveDeEdital, abertoHa: number): AtoDaCena[] {
  const proprias = REGRAS[chave];
  if (proprias === undefined) return [];
  const { regras, barema } = proprias;
  const administradora = { quem: 'claudia.portela', params: { id: '@edital' } };
  return [
    ...(barema === null
      ? []
      : [
          {
            ...administradora,
            ato: 'mudarBarema',
            quando: [abertoHa + 8, '10:05'],
            corpo: { barema },
          } as const,
        ]),
    // After the criteria, because the scores of several evaluators are combined by them.
    { ...administradora, ato: 'mudarRegrasDoEdital', quando: [abertoHa + 7, '15:40'], corpo: regras },
  ];
}

function daAvaliacao(chave: ChaveDeEdital, um: AvaliacaoDaCena, ordem: number): AtoDaCena[] {
  const { coordenador, avaliador, designadaHa, notasHa, notas = {}, razoes = {}, parecer = '' } = um;
  const hora = (h: number) => `${String(h + (ordem % 4)).padStart(2, '0')}:${10 + ((ordem * 7) % 45)}`;
  const id = `@avaliacao ${coordenador}`;
  const proprias = Object.entries(notas).map(([criterio, valor]) => ({
    criterio,
    valor,
    ...(criterio in razoes ? { parecer: razoes[criterio] ?? '' } : {}),
  }));
  const dadas = REGRAS[chave]?.barema == null ? notas : { notas: proprias };
  return [
    {
      quando: [designadaHa, hora(8)],
      quem: 'claudia.portela',
      ato: 'designarAvaliador',
      corpo: { projeto: `@projeto ${coordenador}`, avaliador: `@pessoa ${avaliador}` },
    },
    ...(notasHa === undefined
      ? []
      : [
          {
            quando: [notasHa, hora(13)],
            quem: avaliador,
            ato: 'salvarFase1',
            corpo: { id, ...dadas, parecer },
          } as const,
        ]),
    ...(um.concluida === true && notasHa !== undefined
      ? [{ quando: [notasHa, hora(17)], quem: avaliador, ato: 'avaliar', params: { id } } as const]
      : []),
  ];
}

/** The acts in the calls with their own rules, in order. */
export function atosDasCenas(deps: Deps, semeados: Semeados): AtoEncenado[] {
  const encenado = (chave: ChaveDeEdital, um: AtoDaCena): AtoEncenado => {
    const agora = instanteDe(semeados.presente, um.quando);
    const edital = exigir(semeados.editais, chave);
    const autorId = exigir(semeados.pessoas, um.quem);
    const lugar = { semeados, edital, autorId };
    return {
      quando: agora,
      async fazer() {
        const corpo = await resolver(lugar, um.corpo ?? {});
        if (um.ato === 'sortear') {
          await semearSorteio(semeados.tx, { editalId: edital.id, autorId, agora, ...doEvento.parse(corpo) });
          return;
        }
        const params: Record<string, string> = {};
        for (const [nome, valor] of Object.entries(um.params ?? {})) {
          params[nome] = String(await resolver(lugar, valor));
        }
        if (um.ato === 'efetivarDesistencia') {
          const hoje = diaNoFuso(agora, semeados.presente.fuso);
          await efetivarDesistencia({ agora, db: semeados.tx, usuario: null }, Number(params.id), hoje);
          return;
        }
        const usuario = { id: autorId, tipo: tipoDe(um.quem), sessao: 0, token: null, faltaFator: false };
        try {
          await encenar(deps, semeados.tx, { nome: um.ato, usuario, agora, params, corpo });
        } catch (error) {
          throw new Error(`${chave}: ${um.quem} cannot ${um.ato} ${JSON.stringify(um.params ?? um.corpo)}`, {
            cause: error,
          });
        }
      },
    };
  };
  const regras = [...semeados.editais].flatMap(([chave, { dados }]) =>
    dasRegras(chave, dados.abertoHa).map((um) => encenado(chave, um)),
  );
  const cenas = CENAS.flatMap(({ edital, avaliacoes, atos }) =>
    [...avaliacoes.flatMap((um, ordem) => daAvaliacao(edital, um, ordem)), ...atos].map((um) =>
      encenado(edital, um),
    ),
  );
  return [...regras, ...cenas];
}
