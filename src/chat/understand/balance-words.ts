/** The words between a sum and the place that it stands in. */

/** "12k (sitting) in my …", with a few words between. */
export const inMy = `^[ ,)]*(?:\\(?(?:or so|total|usd|dollars|cash|saved|saved up|currently|sitting|right now|invested|stashed|parked|already|put away|built up|held|left|now|worth|stored|kept|just|all|more|extra|is|are|money|balance|\\+|liquid|set aside|tied up|spread|accumulated|(?:that )?(?:i|we) (?:have|keep|saved)|(?:i|we)'ve (?:got|saved))\\)? )*(?:in|into|inside|within|across|between|on)(?: [\\w&.'+-]+){0,4}? `
export const retirementNames =
  "(?:roth|401\\(?k\\)?'?s?|401 ?k|403 ?\\(?b\\)?|457 ?\\(?b?\\)?|tsp|thrift savings(?: plan)?|(?:sep|simple|rollover|traditional|trad|roth)? ?iras?|retirement(?: accounts?| savings| funds?| plans?)?|pension fund|nest egg)"
/** "(checking) account has about": between the name of a place and its sum. */
export const standsBefore =
  '(?: (?:accounts?|balance|savings|account balance|funds?|has|have|holds?|with|contains|sitting|currently|total|worth|value|sits|sitting|stands|standing|plan|combined|through work|there|money|at|which has|that has|so far|saved|amount|will be|w\\/?|which|(?:from|at|with) (?:my |an? |the |our )?(?:old|previous|last|former|prior)[- ](?:job|employer|company|work|place)))*(?: ?\\([^)]{0,30}\\))?$'
