import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acessosDesde, eliminarEm } from '../../arquivo/rules/retencao.ts';
import { CONFIGURACAO_PADRAO } from '../../configuracao/limits.ts';
import { estaAberto, faseEmVigor } from '../../edital/rules/datas-e-fase.ts';
import { dataHoraNoFuso, diaNoFuso, fimDoDia, formatarDataHora, inicioDoDia } from '../../kernel/datas.ts';
import { impedimentos } from '../../kernel/maquina.ts';
import { periodosEmDias } from '../../pagamento/rules/periodos.ts';
import { impedimentoDaFolha } from '../../pagamento/transitions.ts';
import { podeCompletarCronogramas } from '../../projeto/policies.ts';
import { MAQUINA_DO_RESULTADO } from '../../resultado/maquina.ts';
import { inteira } from '../../testing/amostra.ts';
import { umEditalGuardado } from '../../testing/editais.ts';
import { fatosCom, umVinculo } from '../../testing/vinculos.ts';
import { estadoDaJanela } from './estado-da-janela.ts';

// Neither zone has had summer time since 2019, so that the offsets hold for every day below.
const DESVIOS = { UTC: 'Z', 'America/Sao_Paulo': '-03:00', 'America/Noronha': '-02:00' } as const;
type Fuso = keyof typeof DESVIOS;

const texto = (n: number, onde: 'dia' | 'mes') =>
  new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString().slice(0, onde === 'dia' ? 10 : 7);
const dias = fc.integer({ min: 0, max: 3_000 });
/** The time of a wall clock, mostly around midnight. */
const horas = fc.constantFrom('00:00:00.000', '00:00:00.001', '01:59:59.999', '21:00:00.000', '23:59:59.999');

/** The answers of all rules for one moment, with instants as local times. */
function ditoPor(
  fuso: Fuso,
  parede: { readonly dia: number; readonly hora: string; readonly outro: number },
) {
  const noRelogio = (dia: string, hora: string) => new Date(`${dia}T${hora}${DESVIOS[fuso]}`);
  const hoje = texto(parede.dia, 'dia');
  const agora = noRelogio(hoje, parede.hora);
  const mostrado = (instante: Date | string | null) =>
    instante === null ? null : dataHoraNoFuso(new Date(instante), fuso).slice(0, 19);
  const outro = texto(parede.outro, 'dia');
  const configuracao = { ...CONFIGURACAO_PADRAO, fuso };
  const janelas = (['cadastroInstrutor', 'frequencia', 'relatorios'] as const).map((janela) =>
    estadoDaJanela({
      janela,
      configuracao,
      prorrogacoes: [
        {
          janela,
          ate: outro,
          motivo: '',
          projetoId: null,
          criadaEm: noRelogio(outro, '22:00').toISOString(),
        },
      ],
      projetoId: null,
      agora,
    }),
  );
  const frequencia = estadoDaJanela({
    janela: 'frequencia',
    configuracao,
    prorrogacoes: [],
    projetoId: null,
    agora,
  });
  const edital = umEditalGuardado({ inicio: outro, fim: outro });
  const publicado = { fase: 'resultado' as const, fimRecursos: outro };
  const recursos = { temPendente: false, jaDecidido: false, agora, fuso };
  return {
    dia: diaNoFuso(agora, fuso),
    escrito: formatarDataHora(agora, fuso),
    bordas: [inicioDoDia(hoje, fuso), fimDoDia(hoje, fuso)].map(mostrado),
    janelas: janelas.map(({ abreEm, fechaEm, ...resto }) => ({
      ...resto,
      abreEm: mostrado(abreEm),
      fechaEm: mostrado(fechaEm),
    })),
    edital: [faseEmVigor(edital, agora, fuso), estaAberto(edital, agora, fuso)],
    cronogramas: podeCompletarCronogramas(
      { aguardandoCronograma: true },
      { encerradoEm: null, fim: outro },
      agora,
      fuso,
    ),
    recursos: impedimentos(MAQUINA_DO_RESULTADO, publicado, 'solicitarRecurso', recursos),
    folha: impedimentoDaFolha(
      { mes: texto(parede.outro, 'mes'), fatos: fatosCom([umVinculo(1)]), frequencia, agora, fuso },
      [],
    ),
    historico: periodosEmDias(
      [{ campo: 'TIPO', valor: 'BOLSISTA', desde: agora.toISOString(), ate: null, origem: 'ATO' }],
      fuso,
    ),
    guarda: mostrado(eliminarEm('termo', hoje, fuso)),
    acessos: mostrado(acessosDesde(agora, fuso)),
  };
}

it('gives the same days, windows and deadlines for the same local time in every zone (D23)', () => {
  const perto = fc.integer({ min: -2, max: 2 });
  fc.assert(
    fc.property(
      fc.constantFrom<Fuso>('America/Sao_Paulo', 'America/Noronha'),
      dias,
      perto,
      horas,
      (fuso, dia, mais, hora) => {
        const parede = { dia, hora, outro: dia + mais };
        expect(ditoPor(fuso, parede)).toEqual(ditoPor('UTC', parede));
      },
    ),
    { numRuns: inteira ? 300 : 60 },
  );
});

it('opens and closes nothing between two midnights of the zone, and ends the day at the next one', () => {
  fc.assert(
    fc.property(fc.constantFrom<Fuso>('UTC', 'America/Sao_Paulo', 'America/Noronha'), dias, (fuso, dia) => {
      const em = (hora: string, n = dia) => ditoPor(fuso, { dia: n, hora, outro: dia });
      const [cedo, tarde] = [em('00:00:00.000'), em('23:59:59.999')];
      expect([cedo.dia, cedo.edital]).toEqual([texto(dia, 'dia'), ['submissao', true]]);
      expect([tarde.dia, tarde.edital, tarde.folha]).toEqual([cedo.dia, cedo.edital, cedo.folha]);
      expect(em('23:59:59.999', dia - 1).edital).toEqual(['submissao', false]);
      expect(em('00:00:00.000', dia + 1).edital).toEqual(['avaliacao', false]);
      expect([tarde.recursos, em('00:00:00.000', dia + 1).recursos.length]).toEqual([[], 1]);
    }),
    { numRuns: inteira ? 100 : 40 },
  );
});
