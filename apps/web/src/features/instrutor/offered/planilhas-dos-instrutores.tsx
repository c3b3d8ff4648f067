import { DownloadButton } from '../../../ui/files/download-button.tsx';
import { baixarAusentes, baixarPlanilha } from '../api.ts';

export function PlanilhasDosInstrutores({ edital }: { readonly edital: number }) {
  return (
    <>
      <DownloadButton
        label="Planilha de instrutores"
        fileName="planilha.xlsx"
        load={() => baixarPlanilha(edital)}
      />
      <DownloadButton
        label="Planilha de ausentes"
        fileName="ausentes.xlsx"
        load={() => baixarAusentes(edital)}
      />
    </>
  );
}
