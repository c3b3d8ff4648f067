import type { LimitesDaOrdem } from '@instrutoria/domain/decisao/rules/corte.ts';
import { Button, TextInput } from '@mantine/core';
import { CampoComRegua } from './campo-com-regua.tsx';
import classes from './cenarios.module.css';
import { CENARIOS_OFERECIDOS, modosOferecidos, NOME_MAXIMO } from './cenarios-guardados.ts';
import { MODOS, nomeDoCenario } from './palavras-do-cenario.ts';
import type { CenarioFeito, UsoDosCenarios } from './use-cenarios.ts';

/** Chooses the scenario to edit, and adds another. */
export function EscolherCenario(props: {
  readonly cenarios: UsoDosCenarios;
  /** Called when the last possible one was added and the button disappears. */
  readonly onUltimo: () => void;
}) {
  const { cenarios } = props;
  const { feitos, atual } = cenarios;
  return (
    <div className={classes.choose}>
      <fieldset className={classes.names}>
        <legend className="sr-only">Cenários</legend>
        {feitos.map(({ cenario }) => (
          <label key={cenario.id} className={classes.name}>
            <input
              type="radio"
              name="cenario"
              checked={cenario.id === atual?.cenario.id}
              onChange={() => cenarios.escolher(cenario.id)}
            />
            <span>{nomeDoCenario(cenario)}</span>
          </label>
        ))}
      </fieldset>
      {feitos.length < CENARIOS_OFERECIDOS && (
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            cenarios.criar();
            if (feitos.length + 1 === CENARIOS_OFERECIDOS) props.onUltimo();
          }}
        >
          Novo cenário
        </Button>
      )}
    </div>
  );
}

/** The fields of one scenario. */
export function CamposDoCenario(props: {
  readonly cenarios: UsoDosCenarios;
  readonly aqui: CenarioFeito;
  readonly limites: LimitesDaOrdem;
}) {
  const { cenarios } = props;
  const { limiteBolsas: limite, bolsasPorUnidade } = props.limites;
  const { cenario, lido } = props.aqui;
  const { faixas, digitar } = cenarios;
  const repetido = cenarios.feitos.some(
    ({ cenario: outro }) => outro.id !== cenario.id && nomeDoCenario(outro) === nomeDoCenario(cenario),
  );
  const erroDoNome = cenario.nome.trim() === '' ? 'Dê um nome ao cenário' : undefined;
  return (
    <div className={classes.fields}>
      <TextInput
        label="Nome do cenário"
        maxLength={NOME_MAXIMO}
        autoComplete="off"
        value={cenario.nome}
        error={erroDoNome ?? (repetido ? 'Outro cenário já tem este nome' : undefined)}
        onChange={(event) => digitar({ nome: event.currentTarget.value })}
      />
      <fieldset className={classes.ways}>
        <legend>Como distribuir</legend>
        {modosOferecidos(cenarios.feitos.map((um) => um.cenario)).map((modo) => (
          <label key={modo} className={classes.name}>
            <input
              type="radio"
              name="modo"
              checked={modo === cenario.modo}
              onChange={() => digitar({ modo })}
            />
            <span>{MODOS[modo].nome}</span>
          </label>
        ))}
        <p className={classes.quiet}>{MODOS[cenario.modo].como}</p>
      </fieldset>
      {cenario.modo === 'noMaximo' && (
        <CampoComRegua
          label="Bolsas por projeto, no máximo"
          description={`De ${faixas.porProjeto[0]} a ${faixas.porProjeto[1]}.`}
          value={cenario.porProjeto}
          faixa={faixas.porProjeto}
          error={lido.erros.porProjeto}
          onChange={(porProjeto) => digitar({ porProjeto })}
        />
      )}
      <CampoComRegua
        label="Bolsas a distribuir"
        description={
          limite === null ? 'O edital não tem limite; vazio, sem limite.' : `O limite do edital é ${limite}.`
        }
        value={cenario.bolsas}
        faixa={faixas.bolsas}
        error={lido.erros.bolsas}
        onChange={(bolsas) => digitar({ bolsas })}
      />
      <CampoComRegua
        label="Bolsas por unidade, no máximo"
        description={
          bolsasPorUnidade == null
            ? 'Vazio, sem limite por unidade.'
            : `O limite por unidade do edital é ${bolsasPorUnidade}.`
        }
        value={cenario.porUnidade}
        faixa={faixas.porUnidade}
        error={lido.erros.porUnidade}
        onChange={(porUnidade) => digitar({ porUnidade })}
      />
      <CampoComRegua
        label="Nota mínima"
        description={`De ${faixas.minimo[0]} a ${faixas.minimo[1]}.`}
        value={cenario.minimo}
        faixa={faixas.minimo}
        error={lido.erros.minimo}
        onChange={(minimo) => digitar({ minimo })}
      />
    </div>
  );
}
