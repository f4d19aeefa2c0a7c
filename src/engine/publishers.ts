/**
 * Where the document of a citation is published. An address deeper than a home page stands here only when the
 * figure was read there.
 */

interface Publisher {
  /** How the citations of its documents begin. */
  readonly begins: RegExp
  readonly url: string
}

/** The first that fits is taken, so a document with a page of its own stands before its publisher. */
const publishers: readonly Publisher[] = [
  {
    begins: /^HHS (\d{4} )?poverty guidelines/,
    url: 'https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines',
  },
  { begins: /^SSA OACT period life table/, url: 'https://www.ssa.gov/oact/STATS/table4c6.html' },
  {
    begins: /^mass\.gov, student loan assistance/,
    url: 'https://www.mass.gov/service-details/student-loan-assistance',
  },
  {
    begins: /^dor\.georgia\.gov, Information about the Georgia Higher Education Savings Plan/,
    url: 'https://dor.georgia.gov/information-about-georgia-higher-education-savings-plan',
  },
  {
    begins: /^collegesavingsiowa\.com, Tax benefits/,
    url: 'https://www.collegesavingsiowa.com/home/why-choose-college-savings-iowa/tax-benefits.html',
  },
  {
    begins: /^treasurer\.sc\.gov, 529 plan tax perks/,
    url: 'https://treasurer.sc.gov/about-us/newsroom/529-plan-tax-perks-in-south-carolina',
  },
  {
    begins: /^uhv\.edu, Annual loan limits/,
    url: 'https://www.uhv.edu/financial-aid/loans/annual-loan-limits/',
  },
  {
    begins: /^Cal\. Rev\. & Tax\. Code §19008/,
    url: 'https://www.ftb.ca.gov/pay/payment-plans/personal-payment-plan-terms-and-conditions.html',
  },
  {
    begins: /^lao\.ca\.gov, Financial aid award coverage/,
    url: 'https://lao.ca.gov/Education/EdBudget/Details/646',
  },
  {
    begins: /^Florida Statutes §§1009\.534/,
    url: 'https://m.flsenate.gov/Statutes/1009.534',
  },
  {
    begins: /^gafutures\.org/,
    url: 'https://www.gafutures.org/hope-state-aid-programs/hope-zell-miller-scholarships/zell-miller-scholarship/frequently-asked-questions/',
  },
  {
    begins: /^learnmoreindiana\.org, 21st Century Scholars/,
    url: 'https://learnmoreindiana.org/2019/06/13/deadline-june-30th-check-the-faqs-for-21st-century-scholars/',
  },
  {
    begins: /^osfa\.louisiana\.gov/,
    url: 'https://www.osfa.louisiana.gov/tops_Opportunity.html',
  },
  {
    begins: /^Michigan MiLEAP/,
    url: 'https://content.govdelivery.com/accounts/MILEAP/bulletins/3a6726b',
  },
  {
    begins: /^ohe\.state\.mn\.us/,
    url: 'https://www.ohe.state.mn.us/sPages/northstarpromise.cfm',
  },
  {
    begins: /^hesaa\.org, Garden State Guarantee/,
    url: 'https://www.hesaa.org/Pages/GSG.aspx',
  },
  {
    begins: /^hed\.nm\.gov/,
    url: 'https://hed.nm.gov/free-college-for-new-mexico',
  },
  {
    begins: /^nvigate\.gov/,
    url: 'https://nvigate.gov/programs/governor-guinn-millennium-scholarship/',
  },
  {
    begins: /^hesc\.ny\.gov, Excelsior/,
    url: 'https://hesc.ny.gov/find-aid/nys-grants-scholarships/excelsior-scholarship-program/excelsior-scholarship-faqs',
  },
  {
    begins: /^okpromise\.org/,
    url: 'https://okpromise.org/application-requirements.shtml',
  },
  {
    begins: /^che\.sc\.gov, LIFE/,
    url: 'https://che.sc.gov/life-and-palmetto-fellows-math-and-science-scholarship-enhancements',
  },
  {
    begins: /^tn\.gov\/collegepays/,
    url: 'https://www.tn.gov/collegepays/money-for-college/tn-education-lottery-programs/tennessee-hope-scholarship.html',
  },
  {
    begins: /^wsac\.wa\.gov/,
    url: 'https://wsac.wa.gov/wcg-awards',
  },
  {
    begins: /^collegeforwv\.com/,
    url: 'https://www.collegeforwv.com/programs/promise-scholarship/requirements/',
  },
  {
    begins: /^Massachusetts Department of Higher Education/,
    url: 'https://www.mass.edu',
  },
  { begins: /^O\.C\.G\.A\. §16-17-2/, url: 'https://dbf.georgia.gov/payday-lending' },
  {
    begins: /^Massachusetts Division of Banks, industry letter/,
    url: 'https://www.mass.gov/industry-letter/collection-of-illegal-loans-in-massachusetts',
  },
  { begins: /^Oklahoma State Treasurer/, url: 'https://oklahoman.com/article/5628453' },
  { begins: /^Wisconsin Department of Revenue/, url: 'https://www.revenue.wi.gov' },
  { begins: /^(Kansas SB|Kan\. Stat\.) /, url: 'https://kslegislature.gov' },
  {
    begins: /^csac\.ca\.gov, What deadlines/,
    url: 'https://www.csac.ca.gov/post/what-deadlines-should-i-mark-my-calendar',
  },
  { begins: /^aau\.edu, FAFSA Deadline Act/, url: 'https://www.aau.edu/node/35926' },
  {
    begins: /^cappex\.com, The FAFSA start date/,
    url: 'https://www.cappex.com/hq/articles-and-advice/paying-for-college/FAFSA-Start-Date-is-Now-October-1',
  },
  {
    begins: /^edvisors\.com, FAFSA dependent/,
    url: 'https://www.edvisors.com/student-loans/fafsa/fafsa-dependent-vs-independent/',
  },
  {
    begins: /^collegeadvantage\.com, State income tax deduction/,
    url: 'https://www.collegeadvantage.com/blog/blog-detail/posts/2020/12/22/state-income-tax-deduction-doubles-to-4-000',
  },
  { begins: /^24 P\.S\. /, url: 'https://govt.westlaw.com/pac' },
  { begins: /^(KRS|Ky\. Rev\. Stat\.) /, url: 'https://legislature.ky.gov' },
  { begins: /^W\. Va\. Code /, url: 'https://code.wvlegislature.gov' },
  { begins: /^N\.J\.S\. /, url: 'https://www.njleg.state.nj.us' },
  {
    begins: /^N\.J\.A\.C\. 9A:10-7/,
    url: 'https://regulations.justia.com/states/new-jersey/title-9a/chapter-10/subchapter-7/section-9a-10-7-22',
  },
  {
    begins: /^brighterfuturedirect529\.com, Tax advantages/,
    url: 'https://brighterfuturedirect529.com/home/tax-advantages.html',
  },
  {
    begins: /^dfi\.wi\.gov, College Savings Program/,
    url: 'https://dfi.wi.gov/Pages/EducationalServices/CollegeSavingsCareerPlanning/CollegeSavingsProgram.aspx',
  },
  { begins: /^maryland529\.com, Save4College/, url: 'https://maryland529.com/Save4College' },
  {
    begins: /^maryland529\.com, Tax advantages/,
    url: 'https://maryland529.com/529-Basics/Why-Investment-Plan/Tax-Advantages',
  },
  {
    begins: /^edd\.ca\.gov, Paid Family Leave/,
    url: 'https://edd.ca.gov/en/disability/paid-family-leave/step-2-apply',
  },
  {
    begins: /^famli\.colorado\.gov/,
    url: 'https://famli.colorado.gov/individuals-and-families/my-famli',
  },
  {
    begins: /^Delaware Department of Labor, paid leave launch/,
    url: 'https://www.einpresswire.com/article/890735357/delaware-department-of-labor-marks-successful-paid-leave-launch-in-january',
  },
  {
    begins: /^mass\.gov, Benefit requirements for private paid leave/,
    url: 'https://www.mass.gov/info-details/private-plan-benefit-requirements-for-pfml-exemptions',
  },
  {
    begins: /^mn\.gov\/deed, Small Business Assistance/,
    url: 'https://mn.gov/deed/business/help/sbao/questions/',
  },
  { begins: /^nj\.gov\/labor, Family Leave/, url: 'https://www.nj.gov/labor/myleavebenefits' },
  { begins: /^paidfamilyleave\.ny\.gov/, url: 'https://paidfamilyleave.ny.gov/handling-requests' },
  {
    begins: /^paidleave\.oregon\.gov/,
    url: 'https://paidleave.oregon.gov/employers/pages/frequently-asked-questions.aspx',
  },
  {
    begins: /^R\.I\. Gen\. Laws §28-41-34/,
    url: 'https://webserver.rilegislature.gov/Statutes/TITLE28/28-41/28-41-34_28-41-34.htm',
  },
  {
    begins: /^esd\.wa\.gov, Paid Family/,
    url: 'https://esd.wa.gov/paid-family-medical-leave/workers',
  },
  { begins: /^Miss\. Code /, url: 'https://law.justia.com/codes/mississippi/' },

  { begins: /^(IRC|IRS|Rev\. Proc\.|Notice|Treas\. Reg\.|Pub\.?) /, url: 'https://www.irs.gov' },
  { begins: /^(P\.L\.|SECURE 2\.0)/, url: 'https://www.congress.gov' },
  { begins: /^\d+ USC /, url: 'https://uscode.house.gov' },
  { begins: /^\d+ CFR /, url: 'https://www.ecfr.gov' },
  { begins: /^(\d+ FR|FR Doc|Federal Register) /, url: 'https://www.federalregister.gov' },
  { begins: /^(SSA|Social Security|\d{4} OASDI Trustees Report)\b/, url: 'https://www.ssa.gov' },
  { begins: /^CMS\b/, url: 'https://www.cms.gov' },
  { begins: /^KFF\b/, url: 'https://www.kff.org' },
  { begins: /^HealthCare\.gov/, url: 'https://www.healthcare.gov' },
  { begins: /^FDIC\b/, url: 'https://www.fdic.gov' },
  { begins: /^Federal Reserve\b/, url: 'https://www.federalreserve.gov' },
  { begins: /^Consumer Financial Protection Bureau/, url: 'https://www.consumerfinance.gov' },
  { begins: /^U\.S\. Department of Labor/, url: 'https://www.dol.gov' },
  { begins: /^U\.S\. Office of Personnel Management/, url: 'https://www.opm.gov' },
  { begins: /^U\.S\. Department of Housing/, url: 'https://www.hud.gov' },
  { begins: /^(U\.S\. Department of Education|studentaid\.gov)/, url: 'https://studentaid.gov' },
  { begins: /^California Franchise Tax Board/, url: 'https://www.ftb.ca.gov' },
  { begins: /^Iowa Admin\. Code/, url: 'https://revenue.iowa.gov' },
  { begins: /^Pennsylvania Department of Revenue/, url: 'https://www.revenue.pa.gov' },
  { begins: /^Massachusetts Department of Revenue/, url: 'https://www.mass.gov' },
  { begins: /^New Jersey Division of Taxation|^N\.J\.S\.A\. 54:/, url: 'https://www.nj.gov' },
  { begins: /^Texas Rules of Civil Procedure/, url: 'https://www.txcourts.gov' },
  { begins: /^California Code of Civil Procedure/, url: 'https://leginfo.legislature.ca.gov' },
  { begins: /^NAIC\b/, url: 'https://www.naic.org' },
  { begins: /^RCW /, url: 'https://app.leg.wa.gov' },
  { begins: /^Arkansas (Constitution|Act)/, url: 'https://www.arkleg.state.ar.us' },
  { begins: /^Ariz\. Rev\. Stat\./, url: 'https://www.azleg.gov' },
  { begins: /^Colo\. Rev\. Stat\./, url: 'https://leg.colorado.gov' },
  { begins: /^Conn\. Gen\. Stat\./, url: 'https://www.cga.ct.gov' },
  { begins: /^815 ILCS /, url: 'https://www.ilga.gov' },
  { begins: /^Md\. Code/, url: 'https://mgaleg.maryland.gov' },
  { begins: /^Mont\. Code/, url: 'https://leg.mt.gov' },
  { begins: /^N\.C\. Gen\. Stat\./, url: 'https://www.ncleg.gov' },
  { begins: /^Nebraska Initiative|^Neb\. Rev\. Stat\./, url: 'https://nebraskalegislature.gov' },
  { begins: /^N\.H\. Rev\. Stat\./, url: 'https://gencourt.state.nh.us' },
  { begins: /^N\.J\. Stat\./, url: 'https://www.njleg.state.nj.us' },
  { begins: /^New Mexico HB /, url: 'https://www.nmlegis.gov' },
  { begins: /^N\.Y\. (General Obligations Law|Family Court Act)/, url: 'https://www.nysenate.gov' },
  { begins: /^7 P\.S\./, url: 'https://www.legis.state.pa.us' },
  { begins: /^S\.D\. Codified Laws/, url: 'https://sdlegislature.gov' },
  { begins: /^Ala\. Code/, url: 'https://alison.legislature.state.al.us' },
  { begins: /^D\.C\. Code/, url: 'https://code.dccouncil.gov' },
  { begins: /^Ind(iana|\.) Code/, url: 'https://iga.in.gov' },
  { begins: /^Ga\. Code/, url: 'https://www.legis.ga.gov' },
  { begins: /^Iowa Code/, url: 'https://www.legis.iowa.gov' },
  { begins: /^Mass\. Gen\. Laws/, url: 'https://malegislature.gov' },
  { begins: /^Mo\. Rev\. Stat\./, url: 'https://revisor.mo.gov' },
  { begins: /^Okla\. Stat\./, url: 'https://www.oklegislature.gov' },
  { begins: /^Fla\. Stat\./, url: 'https://www.leg.state.fl.us/statutes/' },
  { begins: /^Idaho Code/, url: 'https://legislature.idaho.gov/statutesrules/idstat/' },
  { begins: /^La\. R\.S\./, url: 'https://legis.la.gov' },
  { begins: /^\d+ M\.R\.S\./, url: 'https://legislature.maine.gov' },
  { begins: /^MCL /, url: 'https://www.legislature.mi.gov' },
  { begins: /^Minn\. Stat\. §§47\.60/, url: 'https://www.revisor.mn.gov/statutes/cite/47.601' },
  {
    begins: /^Minn\. Stat\. §290\.0684/,
    url: 'https://www.revenue.state.mn.us/education-savings-account-contribution-credit',
  },
  { begins: /^NRS /, url: 'https://www.leg.state.nv.us' },
  { begins: /^ORS /, url: 'https://www.oregonlegislature.gov' },
  { begins: /^S\.C\. Code/, url: 'https://www.scstatehouse.gov' },
  { begins: /^Tenn\. Code/, url: 'https://www.capitol.tn.gov' },
  { begins: /^Utah Code/, url: 'https://le.utah.gov' },
  { begins: /^9 V\.S\.A\. /, url: 'https://legislature.vermont.gov/statutes/section/09/004/00041A' },
  { begins: /^Va\. Code/, url: 'https://law.lis.virginia.gov' },
  { begins: /^Virginia SB /, url: 'https://lis.virginia.gov' },
  { begins: /^Wis\. Stat\./, url: 'https://docs.legis.wisconsin.gov' },
  { begins: /^Wyo\. Stat\./, url: 'https://wyoleg.gov' },

  { begins: /^policyengine-us /, url: 'https://policyengine.org' },
  { begins: /^(savingforcollege|finaid)/, url: 'https://www.savingforcollege.com' },
  { begins: /^fc\.wealthmsi\.com/, url: 'https://fc.wealthmsi.com' },
  { begins: /^nerdwallet/, url: 'https://www.nerdwallet.com' },
  { begins: /^American Association of Community Colleges/, url: 'https://www.aacc.nche.edu' },
  {
    begins: /^Center on Budget and Policy Priorities/,
    url: 'https://www.cbpp.org/research/economy/how-many-weeks-of-unemployment-compensation-are-available',
  },
  { begins: /^College Board/, url: 'https://www.collegeboard.org' },
  { begins: /^National College Attainment Network/, url: 'https://www.ncan.org' },
  { begins: /^Vanguard\b/, url: 'https://www.vanguard.com' },
  // Five houses' forecasts were read together on one page.
  {
    begins: /^((Mean|Lowest) of the forecasts of|J\.P\. Morgan|BlackRock|AQR|Research Affiliates)/,
    url: 'https://portfoliolab.app/tools/capital-market-assumptions',
  },
  { begins: /^A\. Damodaran/, url: 'https://www.stern.nyu.edu' },
  { begins: /^ValuePenguin/, url: 'https://www.valuepenguin.com' },
]

/** Where a reader can look for a cited document; undefined when nobody published it. @example publishedAt('IRC §1411') // 'https://www.irs.gov' */
export const publishedAt = (document: string): string | undefined =>
  publishers.find(({ begins }) => begins.test(document))?.url
