import type { Preenchimento } from '@instrutoria/domain/decisao/rules/preencher-vagas.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Button, Title } from '@mantine/core';
import { useRef } from 'react';
import { Notice } from '../../../../ui/page/notice.tsx';
import type { Decisao } from '../../api.ts';
import type { Decidindo } from '../use-decisao.ts';
import { CamposDoCenario, EscolherCenario } from './campos-do-cenario.tsx';
import classes from './cenarios.module.css';
import { CompararCenarios } from './comparar-cenarios.tsx';
import { EfeitoDoCenario, mudancasDe } from './efeito-do-cenario.tsx';
import { nomeDoCenario } from './palavras-do-cenario.ts';
import { useCenarios } from './use-cenarios.ts';

const ESCOLHIDO = 'input[name="cenario"]:checked';

/** Shows the effect on the table's fields before a scenario is applied. */
function Aplicar(props: {
  readonly linhas: Decisao['linhas'];
  readonly feito: Preenchimento;
  readonly nome: string;
  readonly decidindo: Decidindo;
}) {
  const { linhas, feito, nome, decidindo } = props;
  const dadas = new Map(feito.linhas.map((linha) => [linha.projeto_id, linha]));
  const muda = (linha: Decisao['linhas'][number]) => {
    const [agora, fica] = [decidindo.depois(linha), dadas.get(linha.projeto_id)];
    return (
      !decidindo.podeDar(linha) ||
      agora.remunerados_aprovados !== fica?.remunerados_aprovados ||
      agora.voluntarios_aprovados !== fica.voluntarios_aprovados
    );
  };
  const mudam = linhas.filter(muda);
  const digitadas = mudam.filter(decidindo.mudou).length;
  const nada = mudam.length === 0;
  return (
    <div className={classes.acts}>
      <Button
        variant="default"
        // aria-disabled only, so that a button just pressed keeps the focus.
        aria-disabled={nada}
        {...(nada ? { 'data-disabled': true } : {})}
        data-aplicar
        disabled={decidindo.salvando}
        onClick={() => {
          if (!nada) decidindo.aplicar(dadas, nome);
        }}
      >
        Aplicar à tabela
      </Button>
      <p>
        {mudam.length === 0
          ? 'Os campos da tabela já estão assim.'
          : `${contado(mudam.length, 'linha da tabela muda', 'linhas da tabela mudam')}, sem salvar.`}
        {digitadas > 0 &&
          ` ${contado(digitadas, 'delas foi digitada ou preenchida e ainda não foi salva, e é substituída', 'delas foram digitadas ou preenchidas e ainda não foram salvas, e são substituídas')}.`}
      </p>
    </div>
  );
}

/** What-if scenarios for a call's decision, stored in this browser; one can fill the table's fields. */
export default function CenariosDaDecisao(props: {
  readonly edital: Edital;
  readonly decisao: Decisao;
  readonly decidindo: Decidindo;
  readonly podeAplicar: boolean;
}) {
  const { edital, decisao, decidindo, podeAplicar } = props;
  const { linhas, limiteBolsas, proprios } = decisao;
  const cenarios = useCenarios(edital, decisao);
  const { atual, removido } = cenarios;
  const secao = useRef<HTMLElement>(null);
  /** Moves the focus after an act whose button disappears. */
  const focar = (alvo: string) =>
    requestAnimationFrame(() => secao.current?.querySelector<HTMLElement>(alvo)?.focus());
  if (atual === undefined) return null;
  const { cenario, lido, feito } = atual;
  const nome = nomeDoCenario(cenario);
  return (
    <section ref={secao} aria-label="E se…" className={classes.section}>
      <div>
        <Title order={3} className={classes.title}>
          E se…
        </Title>
        <p className={classes.quiet}>
          Nada aqui muda a decisão. Os cenários ficam só neste navegador, para este edital, até você sair da
          conta. Voluntários não têm limite: quem alcança a nota mínima recebe os que pediu.
        </p>
      </div>
      {proprios > 0 && (
        <Notice>
          {contado(
            proprios,
            'projeto de que você participa fica como está e não entra',
            'projetos de que você participa ficam como estão e não entram',
          )}{' '}
          nas contas abaixo. As bolsas que eles têm também contam no limite do edital. O que passar dele não é
          salvo, do fim do ranque para cima. Para reservar lugar, diminua as bolsas a distribuir.
        </Notice>
      )}
      <EscolherCenario cenarios={cenarios} onUltimo={() => focar(ESCOLHIDO)} />
      {removido !== undefined && (
        <div className={classes.acts} role="status">
          <span>{removido} foi removido.</span>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              cenarios.desfazerRemocao();
              focar(ESCOLHIDO);
            }}
          >
            Desfazer a remoção
          </Button>
        </div>
      )}
      <CamposDoCenario cenarios={cenarios} aqui={atual} limites={decisao} />
      {cenarios.feitos.length > 1 && (
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              cenarios.remover(cenario.id);
              focar(ESCOLHIDO);
            }}
          >
            Remover {nome}
          </Button>
        </div>
      )}
      {feito === null || lido.regra === null ? (
        <p className={classes.sum} role="status">
          Corrija os campos acima para ver o efeito.
        </p>
      ) : (
        <>
          <EfeitoDoCenario
            key={cenario.id}
            linhas={linhas}
            feito={feito}
            regra={lido.regra}
            mudancas={mudancasDe(linhas, feito, decidindo.depois)}
          />
          {podeAplicar ? (
            <Aplicar linhas={linhas} feito={feito} nome={nome} decidindo={decidindo} />
          ) : (
            <p className={classes.quiet}>Um cenário só se aplica à tabela durante a decisão.</p>
          )}
        </>
      )}
      {decidindo.encheu !== undefined && decidindo.encheu.cenario !== null && (
        <div className={classes.acts} role="status">
          <span>{decidindo.encheu.cenario} está nos campos da tabela. Nada foi salvo ainda.</span>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              decidindo.desfazer();
              focar('[data-aplicar]');
            }}
          >
            Desfazer
          </Button>
        </div>
      )}
      {cenarios.feitos.length > 1 && (
        <CompararCenarios
          linhas={linhas}
          feitos={cenarios.feitos}
          depois={decidindo.depois}
          limite={limiteBolsas}
          suplentes={decidindo.suplentes?.size ?? null}
        />
      )}
    </section>
  );
}
